_leakscope() {
  local current="${COMP_WORDS[COMP_CWORD]}"
  local previous="${COMP_WORDS[COMP_CWORD-1]}"
  local command='' index
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "${COMP_WORDS[index]}" in
      run|list|show|compare|graph|diff|merge|record|review|accept|reject|init|exec|help)
        command="${COMP_WORDS[index]}"
        break
        ;;
    esac
  done
  COMPREPLY=()
  case "$command" in
    '')
      case "$previous" in
        --generate-completion-script)
          COMPREPLY=($(compgen -W 'bash zsh fish' -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--generate-completion-script --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -W 'run list show compare graph diff merge record review accept reject init exec help' -- "$current"))
          ;;
      esac
      ;;
    run)
      case "$previous" in
        --jobs)
          :
          return
          ;;
        --timeout)
          :
          return
          ;;
        --format)
          COMPREPLY=($(compgen -W 'text json' -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--all --fail-on-leak --full --all-rings --all-paths --all-references --jobs --timeout --format --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -W "$(leakscope list --format names 2>/dev/null)" -- "$current"))
          ;;
      esac
      ;;
    list)
      case "$previous" in
        --family)
          COMPREPLY=($(compgen -W 'RAC Timers' -- "$current"))
          return
          ;;
        --format)
          COMPREPLY=($(compgen -W 'text json names' -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--family --leaks --clean --format --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          :
          ;;
      esac
      ;;
    show)
      case "$previous" in
        --format)
          COMPREPLY=($(compgen -W 'text json' -- "$current"))
          return
          ;;
        --scenarios)
          COMPREPLY=($(compgen -d -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--format --scenarios --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -W "$(leakscope list --format names 2>/dev/null)" -- "$current"))
          ;;
      esac
      ;;
    compare)
      case "$previous" in
        --timeout)
          :
          return
          ;;
        --format)
          COMPREPLY=($(compgen -W 'text json mermaid dot svg html' -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--timeout --format --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -W "$(leakscope list --format names 2>/dev/null)" -- "$current"))
          ;;
      esac
      ;;
    graph)
      case "$previous" in
        --format)
          COMPREPLY=($(compgen -W 'mermaid dot svg html' -- "$current"))
          return
          ;;
        --jobs)
          :
          return
          ;;
        --timeout)
          :
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--all --format --weak --timeline --jobs --timeout --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -W "$(leakscope list --format names 2>/dev/null)" -- "$current"))
          ;;
      esac
      ;;
    diff)
      case "$previous" in
        --jobs)
          :
          return
          ;;
        --shard)
          :
          return
          ;;
        --timeout)
          :
          return
          ;;
        --format)
          COMPREPLY=($(compgen -W 'text json junit tap github sarif' -- "$current"))
          return
          ;;
        --scenarios)
          COMPREPLY=($(compgen -d -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--jobs --shard --update-pending --force-record --timeout --format --scenarios --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -W "$(leakscope list --format names 2>/dev/null)" -- "$current"))
          ;;
      esac
      ;;
    merge)
      case "$previous" in
        --format)
          COMPREPLY=($(compgen -W 'text json junit tap github sarif' -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--format --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -f -- "$current"))
          ;;
      esac
      ;;
    record)
      case "$previous" in
        --timeout)
          :
          return
          ;;
        --scenarios)
          COMPREPLY=($(compgen -d -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--force-record --timeout --scenarios --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -W "$(leakscope list --format names 2>/dev/null)" -- "$current"))
          ;;
      esac
      ;;
    review)
      case "$previous" in
        --scenarios)
          COMPREPLY=($(compgen -d -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--force-record --scenarios --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -W "$(leakscope list --format names 2>/dev/null)" -- "$current"))
          ;;
      esac
      ;;
    accept)
      case "$previous" in
        --scenarios)
          COMPREPLY=($(compgen -d -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--all --force-record --scenarios --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -W "$(leakscope list --format names 2>/dev/null)" -- "$current"))
          ;;
      esac
      ;;
    reject)
      case "$previous" in
        --scenarios)
          COMPREPLY=($(compgen -d -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--all --scenarios --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -W "$(leakscope list --format names 2>/dev/null)" -- "$current"))
          ;;
      esac
      ;;
    init)
      case "$previous" in
        --name)
          :
          return
          ;;
        --path)
          COMPREPLY=($(compgen -d -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--name --path --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          :
          ;;
      esac
      ;;
    exec)
      case "$previous" in
        --after)
          :
          return
          ;;
        --every)
          :
          return
          ;;
        --on-signal)
          COMPREPLY=($(compgen -W 'USR1 USR2 HUP WINCH' -- "$current"))
          return
          ;;
        --type)
          :
          return
          ;;
        --modules)
          :
          return
          ;;
        --known)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
        --format)
          COMPREPLY=($(compgen -W 'text json sarif' -- "$current"))
          return
          ;;
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--after --every --on-signal --held --type --modules --all-modules --growth --known --show-values --follow-children --fail-on-leak --strict --format --color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -f -- "$current"))
          ;;
      esac
      ;;
    help)
      case "$previous" in
        --color)
          COMPREPLY=($(compgen -W 'auto always never' -- "$current"))
          return
          ;;
        -o|--output)
          COMPREPLY=($(compgen -f -- "$current"))
          return
          ;;
      esac
      case "$current" in
        -*)
          COMPREPLY=($(compgen -W '--color -q --quiet -o --output --version -h --help' -- "$current"))
          ;;
        *)
          COMPREPLY=($(compgen -W 'run list show compare graph diff merge record review accept reject init exec help' -- "$current"))
          ;;
      esac
      ;;
  esac
}
complete -F _leakscope leakscope
