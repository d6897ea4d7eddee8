/** When what has the focus goes away, the nearest part around it that is still there gets it; of the main
    part its heading. */
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
    for (const each of around) {
      if (!(each instanceof HTMLElement) || !each.isConnected) continue
      const heading = each.matches('main') && each.querySelector('h2')
      if (heading) heading.tabIndex = -1
      const target = heading || each
      target.focus({ preventScroll: true })
      if (document.activeElement === target) return
    }
  }
  // A button that is off loses the focus with the next frame.
  new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
    attributeFilter: ['disabled', 'hidden', 'data-pane'],
    childList: true,
    subtree: true,
  })
}

const isLost = () => document.activeElement === document.body

function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled')
}
