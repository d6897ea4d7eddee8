/** When what has the focus goes away, the nearest part around it that is still there gets it, or the heading
    of the main part. */
export function keepFocus(): void {
  let around: readonly EventTarget[] = []
  document.addEventListener('focusin', (event) => {
    around = event.composedPath()
  })
  // Somebody has clicked beside everything.
  document.addEventListener('pointerup', () => {
    if (isLost()) around = []
  })
  const look = () => {
    const [last] = around
    if (!isLost() || !(last instanceof HTMLElement) || canHaveFocus(last)) return
    const main = document.querySelector('main')
    for (const each of [...around, main]) {
      if (!(each instanceof HTMLElement) || !canHaveFocus(each) || !each.offsetHeight) continue
      // A browser would also give it to whatever scrolls.
      if (!each.matches('[tabindex], [contenteditable=true]')) continue
      const heading = each === main && main.querySelector('h2')
      if (heading) heading.tabIndex = -1
      const target = heading || each
      target.focus({ preventScroll: true })
      if (!isLost()) return
    }
  }
  // A button that is off loses the focus with the next frame.
  new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
    attributeFilter: ['disabled', 'hidden', 'data-pane'],
    childList: true,
    subtree: true,
  })
}

/** What was opened gets the focus, unless a field of it has it. */
export function focusMain(): void {
  const main = document.querySelector('main')
  if (main?.querySelector(':focus')) return
  const heading = main?.querySelector('h2')
  if (heading) heading.tabIndex = -1
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}

const isLost = () => document.activeElement === document.body

function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled')
}
