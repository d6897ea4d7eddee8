import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import styles from './tabs.module.css'

type Tab = {
  /** The address of its panel: `/about#revenue-range` opens it. */
  id: string
  label: string
  panel: ReactNode
}
type TabsProps = { label: string; tabs: readonly Tab[] }

/** Tabs after the ARIA pattern: arrow keys go round, Home and End, and what has the focus is open.
    In the document they are headed blocks one under the other. Where there is script but it has not
    started yet, they are links, and the style sheet shows the block the address names. */
export function Tabs({ label, tabs }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const { started, open, choose } = useOpenTab(tabs)

  function onClick(event: MouseEvent, id: string) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    choose(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const current = tabs.findIndex(({ id }) => id === open)
    const next = nextIndex(event.key, current, tabs.length)
    const tab = tabs[next ?? -1]
    if (next === undefined || !tab) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelectorAll('a')[next]?.focus()
  }

  return (
    <div className={styles.tabs} data-started={started ? '' : undefined}>
      <div
        ref={list}
        className={styles.list}
        {...(started && { role: 'tablist', 'aria-label': label })}
      >
        {tabs.map(({ id, label: name }) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            className={styles.tab}
            onClick={(event) => onClick(event, id)}
            onKeyDown={onKeyDown}
            {...(started && {
              role: 'tab',
              'aria-controls': id,
              'aria-selected': id === open,
              tabIndex: id === open ? 0 : -1,
            })}
          >
            {name}
          </a>
        ))}
      </div>
      <div>
        {tabs.map(({ id, label: name, panel }) => (
          <div
            key={id}
            id={id}
            className={styles.panel}
            {...(started && {
              role: 'tabpanel',
              'aria-labelledby': `${id}-tab`,
              tabIndex: 0,
              hidden: id !== open,
            })}
          >
            <h3>{name}</h3>
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The tab the address names; while it names none, the one opened last, at first the first. */
function useOpenTab(tabs: readonly Tab[]) {
  const hash = useSyncExternalStore<string | undefined>(
    onHashChange,
    () => location.hash,
    () => undefined,
  )
  const [chosen, setChosen] = useState(tabs[0]?.id)
  const named = tabs.find(({ id }) => `#${id}` === hash)?.id
  if (named !== undefined && named !== chosen) setChosen(named)

  function choose(id: string) {
    // The address keeps the tab without a step in the history and without a jump.
    history.replaceState(history.state, '', `#${id}`)
    setChosen(id)
  }
  return { started: hash !== undefined, open: named ?? chosen, choose }
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ': // a link would scroll the page
      return current
    default:
      return undefined
  }
}
