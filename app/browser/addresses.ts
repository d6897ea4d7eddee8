// Where a page opens: at its top or at the anchor of its address, on return from the back/forward
// cache as well. An answer that the address names is opened and takes the focus.

export function handleAddresses() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  openAnswer()
  // With manual restoration Chromium leaves out the anchor of a page that is loaded again.
  if (visit?.type !== 'navigate') target()?.scrollIntoView()
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

function openAnswer() {
  const answer = target()?.closest('details')
  if (!answer) return
  answer.open = true
  answer.querySelector('summary')?.focus({ preventScroll: true })
  answer.scrollIntoView()
}

/** A fragment may be anything a stranger typed; one that cannot be decoded names no element. */
function target(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}
