# Completion for referee in PowerShell: add this to the file that $PROFILE names.
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
