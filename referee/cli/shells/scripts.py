"""The completion scripts. Each asks the program what could stand at the cursor; `:files` is for names of files.

The line is read by the program, not by the shell, and nothing that comes back is evaluated: a player may be called
anything. The scripts that typer generates hand the words over joined by spaces and evaluate the answer.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from referee.record.home import home_folder

BASH: Final = r"""# Completion for referee in bash: source this file, or put it where bash-completion looks.
_referee() {
    local line
    COMPREPLY=()
    while IFS= read -r line; do
        if [ "$line" = ":files" ]; then
            compopt -o default 2>/dev/null
            COMPREPLY=()
            return 0
        fi
        COMPREPLY+=("$line")
    done < <(_REFEREE_COMPLETE=bash _REFEREE_LINE="${COMP_LINE:0:COMP_POINT}" \
        _REFEREE_BREAKS="$COMP_WORDBREAKS" "$1" 2>/dev/null </dev/null)
    return 0
}

complete -F _referee referee
"""

ZSH: Final = r"""#compdef referee
# Completion for referee in zsh: put this file into a folder of $fpath, under the name _referee.
_referee() {
    local line
    local -a found
    while IFS= read -r line; do
        if [[ "$line" = ":files" ]]; then
            _files
            return
        fi
        found+=("$line")
    done < <(_REFEREE_COMPLETE=zsh "${(Q)words[1]}" "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null </dev/null)
    (( $#found )) && _describe -t referee referee found
}

if [ "$funcstack[1]" = "_referee" ]; then
    _referee "$@"
else
    compdef _referee referee
fi
"""

FISH: Final = r"""# Completion for referee in fish: put this file into ~/.config/fish/completions.
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
"""

POWERSHELL: Final = r"""# Completion for referee in PowerShell: add this to the file that $PROFILE names.
Register-ArgumentCompleter -Native -CommandName referee -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $line = $commandAst.ToString()
    $length = $cursorPosition - $commandAst.Extent.StartOffset
    $line = if ($length -gt $line.Length) { "$line " } else { $line.Substring(0, $length) }
    $encoding = [Console]::OutputEncoding
    try {
        [Console]::OutputEncoding = [System.Text.Encoding]::UTF8
        $env:_REFEREE_COMPLETE = 'powershell'
        $env:_REFEREE_LINE = $line
        referee 2>$null | Where-Object { $_ -ne ':files' } | ForEach-Object {
            $value, $help = $_ -split "`t", 2
            if (-not $help) { $help = $value }
            [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $help)
        }
    } finally {
        [Console]::OutputEncoding = $encoding
        Remove-Item 'Env:_REFEREE_COMPLETE', 'Env:_REFEREE_LINE' -ErrorAction SilentlyContinue
    }
}
"""

SCRIPTS: Final = {"bash": BASH, "zsh": ZSH, "fish": FISH, "powershell": POWERSHELL}
FILE_NAMES: Final = {"bash": "referee.bash", "zsh": "_referee", "fish": "referee.fish", "powershell": "referee.ps1"}


def home_of(shell: str, variables: Mapping[str, str]) -> Path:
    """The file that the shell reads by itself, or that its start-up file must name.

    :raises NoHome:
    """
    home = Path(variables["HOME"]) if os.path.isabs(variables.get("HOME", "")) else home_folder()
    data = Path(variables.get("XDG_DATA_HOME") or home / ".local" / "share")
    config = Path(variables.get("XDG_CONFIG_HOME") or home / ".config")
    return {
        "bash": data / "bash-completion" / "completions" / "referee",
        "zsh": data / "zsh" / "site-functions" / "_referee",
        "fish": config / "fish" / "completions" / "referee.fish",
        "powershell": config / "powershell" / "referee.ps1",
    }[shell]


def start_line(shell: str, file: Path) -> str:
    """What a start-up file must say where the shell does not look by itself."""
    return {
        "bash": f"source '{file}'",
        "zsh": f"fpath=('{file.parent}' $fpath); autoload -Uz compinit; compinit",
        "fish": "",
        "powershell": f". '{file}'",
    }[shell]
