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
  /** The id of its panel: `/about#revenue-range` opens it. */
  id: string
  label: string
  panel: ReactNode
}
type TabsProps = { label: string; tabs: readonly Tab[] }

/** Tabs after the ARIA pattern, activated by focus. The document has headed blocks one below the other;
    before hydration the tabs are links, and the style sheet shows the block the fragment names. */
export function Tabs({ label, tabs }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const { hydrated, open, choose } = useOpenTab(tabs)

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
    <div className={styles.tabs} data-hydrated={hydrated ? '' : undefined}>
      <div
        ref={list}
        className={styles.list}
        {...(hydrated && { role: 'tablist', 'aria-label': label })}
      >
        {tabs.map(({ id, label: name }) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            className={styles.tab}
            onClick={(event) => onClick(event, id)}
            onKeyDown={onKeyDown}
            {...(hydrated && {
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
            {...(hydrated && {
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

/** The tab the fragment names, otherwise the one opened last, at first the first. */
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
    // Keeps the tab in the address without a history entry and without a jump.
    history.replaceState(history.state, '', `#${id}`)
    setChosen(id)
  }
  return { hydrated: hash !== undefined, open: named ?? chosen, choose }
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
