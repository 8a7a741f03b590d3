#compdef leakscope

_leakscope_scenarios() {
  local -a scenarios
  scenarios=(${(f)"$(leakscope list --format names 2>/dev/null)"})
  _describe 'scenario' scenarios
}

_leakscope_commands() {
  local -a commands
  commands=(
    'run:Run scenarios, each in a process of its own, and report what happened.'
    'list:List the scenarios in reading order.'
    'show:Explain a scenario: its story, its source, and a question that running it answers.'
    'compare:Run a leak and its repair, and say which reference the repair removes.'
    'graph:Run scenarios and draw who holds whom: the ring, and what to cut.'
    'diff:Run scenarios and compare their reports with the recorded ones.'
    'merge:Make one report of those that several machines have printed for '\''diff --shard'\''.'
    'record:Run scenarios and record their reports as what is expected of them.'
    'review:Show pending reports one by one on a terminal, and ask what is to become of each.'
    'accept:Make pending reports what is expected of their scenarios.'
    'reject:Remove pending reports; what is expected of their scenarios stays.'
    'init:Write a program with scenarios of your own into a Swift package.'
    'exec:Run any Swift program, unmodified, and show what it leaks: the ring, or that the owner is missing.'
    'help:Show help information.'
  )
  _describe 'command' commands
}

_leakscope() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C \
    '--generate-completion-script=[Print a script that teaches a shell this command line.]:shell:(bash zsh fish)' \
    '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
    '-q[Print results and errors only\: no progress, no advice.]' \
    '--quiet[Print results and errors only\: no progress, no advice.]' \
    '-o[Write the result to a file.]:file:_files' \
    '--output=[Write the result to a file.]:file:_files' \
    '--version[Show the version.]' \
    '-h[Show help information.]' \
    '--help[Show help information.]' \
    '1:command:_leakscope_commands' \
    '*::argument:->arguments'
  [[ $state == arguments ]] || return
  case $line[1] in
    run)
      _arguments \
        '--all[Run every scenario, in reading order.]' \
        '--fail-on-leak[Exit with 1 when a tracked object survived or another one leaked, also where that is declared.]' \
        '--full[Show long paths without a gap, every leak of which nothing was tracked, and counts that cannot be compared.]' \
        '--all-rings[Show every ring of a survivor, not three.]' \
        '--all-paths[Show every path to a survivor that is held, not the best.]' \
        '--all-references[Show weak, unowned and unmanaged references to a survivor as well.]' \
        '--jobs=[Run at most this many scenarios at a time; the result is the same for any number.]:number: ' \
        '--timeout=[End a scenario that runs longer than this.]:seconds: ' \
        '--format=[The form of the result.]:format:(text json)' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*:name:_leakscope_scenarios'
      ;;
    list)
      _arguments \
        '*--family=[List this family only; may be given several times.]:family:(RAC Timers)' \
        '--leaks[List only the scenarios that declare a leak.]' \
        '--clean[List only the scenarios that declare none.]' \
        '--format=[The form of the result.]:format:(text json names)' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*:word: '
      ;;
    show)
      _arguments \
        '--format=[The form of the result.]:format:(text json)' \
        '--scenarios=[The folder with the sources and the expectations of the scenarios.]:folder:_files -/' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '1:name:_leakscope_scenarios'
      ;;
    compare)
      _arguments \
        '--timeout=[End a scenario that runs longer than this.]:seconds: ' \
        '--format=[The form of the result; pictures mark what the repair removes.]:format:(text json mermaid dot svg html)' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*:name:_leakscope_scenarios'
      ;;
    graph)
      _arguments \
        '--all[Draw every scenario, in reading order.]' \
        '--format=[The form of the pictures.]:format:(mermaid dot svg html)' \
        '--weak[Draw weak, unowned and unmanaged references to survivors as well, dashed.]' \
        '--timeline[Spread what the timeline of a page shows over all of a long run, not the first lines of its log.]' \
        '--jobs=[Run at most this many scenarios at a time; the result is the same for any number.]:number: ' \
        '--timeout=[End a scenario that runs longer than this.]:seconds: ' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*:name:_leakscope_scenarios'
      ;;
    diff)
      _arguments \
        '--jobs=[Run at most this many scenarios at a time; the result is the same for any number.]:number: ' \
        '--shard=[Compare one of several parts, for as many machines; '\''merge'\'' joins their reports.]:part: ' \
        '--update-pending[Leave each report that differs as '\''<name>.actual'\'' beside its expectation, to be accepted or rejected.]' \
        '--force-record[Write expectations and pending reports although CI is set.]' \
        '--timeout=[End a scenario that runs longer than this.]:seconds: ' \
        '--format=[The form of the result.]:format:(text json junit tap github sarif)' \
        '--scenarios=[The folder with the sources and the expectations of the scenarios.]:folder:_files -/' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*:name:_leakscope_scenarios'
      ;;
    merge)
      _arguments \
        '--format=[The form of the result.]:format:(text json junit tap github sarif)' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*:file:_files'
      ;;
    record)
      _arguments \
        '--force-record[Write expectations and pending reports although CI is set.]' \
        '--timeout=[End a scenario that runs longer than this.]:seconds: ' \
        '--scenarios=[The folder with the sources and the expectations of the scenarios.]:folder:_files -/' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*:name:_leakscope_scenarios'
      ;;
    review)
      _arguments \
        '--force-record[Write expectations and pending reports although CI is set.]' \
        '--scenarios=[The folder with the sources and the expectations of the scenarios.]:folder:_files -/' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*:name:_leakscope_scenarios'
      ;;
    accept)
      _arguments \
        '--all[Take every pending report.]' \
        '--force-record[Write expectations and pending reports although CI is set.]' \
        '--scenarios=[The folder with the sources and the expectations of the scenarios.]:folder:_files -/' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*:name:_leakscope_scenarios'
      ;;
    reject)
      _arguments \
        '--all[Take every pending report.]' \
        '--scenarios=[The folder with the sources and the expectations of the scenarios.]:folder:_files -/' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*:name:_leakscope_scenarios'
      ;;
    init)
      _arguments \
        '--name=[The name of the target.]:name: ' \
        '--path=[The package, or a folder in it.]:folder:_files -/' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]'
      ;;
    exec)
      _arguments \
        '--after=[Look as well when so many seconds have passed.]:seconds: ' \
        '--every=[Look as well each time so many seconds have passed.]:seconds: ' \
        '--on-signal=[Look as well whenever the program, or this one, is sent the signal; the program goes on.]:signal:(USR1 USR2 HUP WINCH)' \
        '--held[Count what is alive and reachable as well, by type of the program'\''s modules.]' \
        '*--type=[Show what keeps the instances of types with such names, with '\''*'\'' for any characters; may be given several times.]:pattern: ' \
        '--modules=[Look for objects of these modules.]:names: ' \
        '--all-modules[Show leaks of the toolchain'\''s libraries as well.]' \
        '--growth[Compare the looks\: which types only become more, and what keeps the newest.]' \
        '--known=[Accept the leaks whose fingerprints the file lists, each with a reason.]:file:_files' \
        '--show-values[Show contents of strings and keys, which may be secrets.]' \
        '--follow-children[Look at the programs that the program starts as well.]' \
        '--fail-on-leak[Exit with 1 when there is a leak that is not known, or a module or a known leak that does not exist.]' \
        '--strict[Exit with 70 when a look failed or was not possible.]' \
        '--format=[The form of the result.]:format:(text json sarif)' \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*:program:_files'
      ;;
    help)
      _arguments \
        '--color=[Colour text\: where a terminal shows it, always, or never.]:when:(auto always never)' \
        '-q[Print results and errors only\: no progress, no advice.]' \
        '--quiet[Print results and errors only\: no progress, no advice.]' \
        '-o[Write the result to a file.]:file:_files' \
        '--output=[Write the result to a file.]:file:_files' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '1:command:(run list show compare graph diff merge record review accept reject init exec help)'
      ;;
  esac
}

if [[ $funcstack[1] == _leakscope ]]; then
  _leakscope "$@"
else
  compdef _leakscope leakscope
fi
