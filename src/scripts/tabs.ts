// Turns links and the blocks they link to into ARIA tabs that activate on focus (see src/sections/serve.tsx).

for (const box of document.querySelectorAll<HTMLElement>('[data-tabs]')) startTabs(box)

function startTabs(box: HTMLElement) {
  const list = box.firstElementChild as HTMLElement
  const tabs = [...list.querySelectorAll('a')]
  const panels = tabs.map(({ hash }) => document.querySelector<HTMLElement>(hash))
  list.role = 'tablist'
  list.ariaLabel = box.dataset.tabs ?? ''
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index]
    if (!panel) continue
    tab.role = 'tab'
    tab.setAttribute('aria-controls', panel.id)
    panel.role = 'tabpanel'
    panel.setAttribute('aria-labelledby', tab.id)
    panel.tabIndex = 0
  }

  function open(chosen: number) {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = `${index === chosen}`
      tab.tabIndex = index === chosen ? 0 : -1
      panels[index]?.toggleAttribute('hidden', index !== chosen)
    }
  }

  /** Selects a tab and keeps it in the URL, without a history entry or a jump. */
  function choose(index: number) {
    history.replaceState(history.state, '', tabs[index]?.hash)
    open(index)
  }

  const named = () => tabs.findIndex(({ hash }) => hash === location.hash)
  open(Math.max(0, named()))
  box.dataset.ready = ''
  addEventListener('hashchange', () => named() >= 0 && open(named()))

  list.addEventListener('click', (event) => {
    const index = tabs.indexOf(event.target as HTMLAnchorElement)
    if (index < 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(index)
  })
  list.addEventListener('keydown', (event) => {
    const index = tabs.indexOf(event.target as HTMLAnchorElement)
    const { length } = tabs
    const moves: Record<string, number> = {
      ArrowRight: (index + 1) % length,
      ArrowLeft: (index + length - 1) % length,
      Home: 0,
      End: length - 1,
      ' ': index, // a link would scroll the page
    }
    const next = moves[event.key]
    if (index < 0 || next === undefined) return
    event.preventDefault()
    choose(next)
    tabs[next]?.focus()
  })
}

export {}
