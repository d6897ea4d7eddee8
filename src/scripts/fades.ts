import { inView } from './in-view.ts'

/** Fades blocks in once their top is within 85% of the viewport's height. Only blocks below the viewport are hidden
    when the script starts, so nothing that a visitor has seen disappears. */
export function startFades() {
  // The root margin extends far above the viewport, so jumping past a block shows it too.
  const show = (block: HTMLElement) => block.setAttribute('data-state', 'shown')
  const observer = inView(show, { rootMargin: '10000000px 0px -15% 0px' })
  for (const block of document.querySelectorAll<HTMLElement>('[data-fade]')) {
    if (block.getBoundingClientRect().top < innerHeight) continue
    block.dataset.state = 'waiting'
    observer.observe(block)
  }
}
