// The last of the script: here the page begins.

async function speak() {
  try {
    const reply = await fetch("/api/words?lang=" + lang, { cache: "no-store" });
    if (reply.ok) { words = { ...WORDS, ...await reply.json() }; for (const name of Object.keys(parts)) delete parts[name]; draw(); }
  } catch { setTimeout(speak, 2000); }
}

try { pending = JSON.parse(remembered(here("pending"))); } catch { pending = null; }
if (pending && !(Date.now() - pending.at < KEPT)) pending = null; // of another evening
draw();
speak();
if (table) connect();
else if (!trouble) lobby();
