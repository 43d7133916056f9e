"""Creatures said in words: `witch 2, grey wolf, vampire 3` for w2 lg v3, `серый оборотень` for lg."""

import re
from typing import Final, NamedTuple

from referee.engine.keyboards import by_place
from referee.engine.lexicon import lexicon, unaccented
from referee.games.vampire_village.rules.cards import ORDER
from referee.games.vampire_village.words.foreign import KINDS, LETTERS

DEMONS: Final = lexicon({"demon": "démon démons demons демон демона"})
# What tells one creature from another of its kind: the second sign of its face.
OF_ITS_KIND: Final = {
    "l": lexicon({"g": "grey gray gris grise серый", "b": "black noir noire чёрный"}),
    "w": lexicon({"l": "left gauche левая левой слева", "r": "right droite правая правой справа"}),
}
OF_DEMONS: Final = {word: letter for word, kind in KINDS.items() for letter in LETTERS if LETTERS[letter] == kind} | (
    lexicon({"y": "yellow jaune жёлтый", "h": "hero héros герой героя", "m": "fewest moins меньше"})
)
# Words that say nothing more.
BESIDES: Final = {*lexicon({"and": "et и a an un une the le la les de du à of worth valeur с силой counting garou"})}
_TOKEN: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*|[0-9]")


class _Said(NamedTuple):
    """What was said of one creature so far."""

    kind: str = ""
    which: str = ""

    @property
    def face(self) -> str:
        return self.kind + self.which


def in_codes(text: str) -> str:
    """The text with its creatures as faces, if it names creatures and nothing else, and not as faces already; else as
    it is."""
    faces: list[str] = []
    said = _Said()
    for word in re.split(r"[\s,;]+", text.strip()):
        codes = _codes(word)
        tokens = [] if codes else [token for token in _TOKEN.findall(unaccented(word)) if token not in BESIDES]
        if codes:
            faces, said = [*faces, *([said.face] if said.face else []), *codes], _Said()
        for token in tokens:
            more = _with(said, token)
            if more is None and said.face:
                faces, more = [*faces, said.face], _with(_Said(), token)
            if more is None:
                return text
            said = more
    faces += [said.face] if said.face else []
    are_faces = faces and all(face in ORDER for face in faces)
    return " ".join(faces) if are_faces and "".join(faces) != re.sub(r"[\s,;]+", "", by_place(text)) else text


def _codes(word: str) -> list[str]:
    """The faces that a word is, one after the other; French witches can be s2."""
    typed = by_place(word).replace("s2", "w2")
    pairs = [typed[index : index + 2] for index in range(0, len(typed), 2)]
    return pairs if all(pair in ORDER for pair in pairs) else []


def _with(said: _Said, token: str) -> _Said | None:
    """What was said together with one more word; None if that belongs to another creature, or to none."""
    kind, which = said
    if token in DEMONS:
        return _Said("d", which) if not kind and which in ("", "y") else None
    if kind == "d":
        return _Said(kind, OF_DEMONS[token]) if not which and token in OF_DEMONS else None
    if token in KINDS and len(token) > 1:
        letter = OF_DEMONS[token]
        return _Said(letter, which) if not kind and (not which or letter + which in ORDER) else None
    if token.isdecimal():
        return _Said(kind, token) if kind and not which and kind + token in ORDER else None
    for of, words in OF_ITS_KIND.items():
        if token in words and len(token) > 1 and not which and kind in ("", of):
            return _Said(of if kind else "", words[token])
    return _Said("", "y") if not kind and not which and OF_DEMONS.get(token) == "y" else None
