import { inView } from './in-view.ts'

/** Blocks fade in once their top is within 85% of the window's height. Only a block that lies below the window when the
    script starts is held back, so nothing a visitor sees ever vanishes; once shown it stays. */
export function startFades() {
  // Without an end above the window: a jump past a block shows it too.
  const show = (block: HTMLElement) => block.setAttribute('data-state', 'shown')
  const observer = inView(show, { rootMargin: '10000000px 0px -15% 0px' })
  for (const block of document.querySelectorAll<HTMLElement>('[data-fade]')) {
    if (block.getBoundingClientRect().top < innerHeight) continue
    block.dataset.state = 'waiting'
    observer.observe(block)
  }
}
