import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Slot } from '#app/components/island-root.tsx'
import styles from './tabs.module.css'

type Tab = {
  /** The id of its panel: `/about#revenue-range` opens it. */
  id: string
  label: string
}
type TabsProps = { label: string; tabs: readonly Tab[] }

/** Tabs after the ARIA pattern, activated by focus. The document has headed blocks one below the other
    in the slot "panels", each a TabPanel; before hydration the tabs are links, and the style sheet
    shows the block the fragment names. */
export function Tabs({ label, tabs }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const { hydrated, open, choose } = useOpenTab(tabs)

  useEffect(() => {
    if (!hydrated) return
    for (const { id } of tabs) {
      const panel = document.getElementById(id)
      if (!panel) continue
      panel.role = 'tabpanel'
      panel.setAttribute('aria-labelledby', `${id}-tab`)
      panel.tabIndex = 0
      panel.hidden = id !== open
    }
  }, [hydrated, open, tabs])

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
      <Slot name="panels" />
    </div>
  )
}

export { Tabs as Island }

/** A block of the slot "panels". */
export function TabPanel({ id, label, children }: Tab & { children: ReactNode }) {
  return (
    <div id={id} className={styles.panel}>
      <h3>{label}</h3>
      {children}
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
