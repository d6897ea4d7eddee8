// Where a page opens: at its top or at the anchor of its address, on return from the back/forward
// cache as well. An answer that the address names is opened and takes the focus.

export function handleAddresses() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' && location.hash) goToAnchor()
  openAnswer()
  // Scrolling to the anchor of a new page, Chromium takes the focus away.
  addEventListener('load', () => document.activeElement === document.body && focusAnswer())
  addEventListener('hashchange', openAnswer)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const element = target()
    if (element) element.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: 0, behavior: 'instant' })
    for (const box of document.querySelectorAll<HTMLInputElement>('[data-ask-again]')) {
      box.checked = false
    }
  })
}

/** With manual restoration Chromium leaves out the anchor, and `:target`, of a page that is loaded
    again. Going there replaces the state of the history entry. */
function goToAnchor() {
  const { state } = history
  location.replace(location.hash)
  history.replaceState(state, '')
}

function openAnswer() {
  const answer = namedAnswer()
  if (!answer) return
  answer.open = true
  focusAnswer()
  answer.scrollIntoView()
}

function focusAnswer() {
  namedAnswer()?.querySelector('summary')?.focus({ preventScroll: true })
}

function namedAnswer() {
  return target()?.closest('details')
}

/** A fragment may be anything a stranger typed; one that cannot be decoded names no element. */
function target(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}
