/** Figures count up once a tenth of them is in view. The HTML holds the final value and the style sheet
    paints zero over it until then; see blocks/figures/counter. */
export function startCounters() {
  const count = onceSeen('counting', { threshold: 0.1 })
  for (const counter of document.querySelectorAll<HTMLElement>('[data-counter]')) count(counter)
}

/** Blocks fade in once their top is within 85% of the window's height. Only a block that lies below
    the window when the script starts is held back, so nothing a visitor sees ever vanishes; once
    shown it stays. */
export function startReveals() {
  // Without an end above the window: a jump past a block shows it too.
  const reveal = onceSeen('shown', { rootMargin: '10000000px 0px -15% 0px' })
  for (const block of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (block.getBoundingClientRect().top >= innerHeight) reveal(block)
  }
}

/** An element waits, and gets the state when it is seen. */
function onceSeen(state: string, options: IntersectionObserverInit) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      ;(target as HTMLElement).dataset.state = state
    }
  }, options)
  return (element: HTMLElement) => {
    element.dataset.state = 'waiting'
    observer.observe(element)
  }
}
