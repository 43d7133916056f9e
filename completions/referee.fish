# Completion for referee in fish: put this file into ~/.config/fish/completions.
function __referee_complete
    set -l words (commandline -opc)
    set -l found (_REFEREE_COMPLETE=fish $words[1] $words[2..-1] (commandline -ct) 2>/dev/null </dev/null)
    if test "$found[1]" = ":files"
        __fish_complete_path (commandline -ct)
    else
        string join \n -- $found
    end
end

complete --command referee --no-files --arguments "(__referee_complete)"
