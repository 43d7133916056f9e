# Completion for referee in bash: source this file, or put it where bash-completion looks.
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
