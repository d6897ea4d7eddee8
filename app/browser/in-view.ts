import { countAt, tick } from '#app/lib/count-up.ts'

const timing = { delay: 100, duration: 2000 }

/** Figures that count up once, when a tenth of them is in view. The HTML holds the final value and
    the style sheet paints zero over it until the script has run; see components/counter. */
export function startCounters() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = onceInView(run, { threshold: 0.1 })
  for (const counter of document.querySelectorAll<HTMLElement>('[data-counter]')) {
    counter.dataset.state = 'waiting'
    observer.observe(counter)
  }
}

function run(counter: HTMLElement) {
  const figure = JSON.parse(counter.dataset.counter ?? '{}')
  const start = performance.now()
  let last = start - tick
  counter.dataset.state = 'counting'
  requestAnimationFrame(step)

  function step(now: number) {
    if (now - start >= timing.delay + timing.duration) {
      counter.dataset.state = 'done'
      return
    }
    if (now - last >= tick) {
      last = now
      counter.dataset.shown = countAt(now - start, { ...figure, ...timing })
    }
    requestAnimationFrame(step)
  }
}

/** Blocks that fade in once their top is within 85% of the window's height. Only a block that lies
    below the window when the script starts is held back, so nothing a visitor sees ever vanishes;
    once shown it stays. */
export function startReveals() {
  const observer = onceInView(
    (block) => {
      block.dataset.reveal = 'shown'
    },
    // Without an end above the window: a jump past a block shows it too.
    { rootMargin: '10000000px 0px -15% 0px' },
  )
  for (const block of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (block.getBoundingClientRect().top < innerHeight) continue
    block.dataset.reveal = 'waiting'
    observer.observe(block)
  }
}

function onceInView(act: (element: HTMLElement) => void, options: IntersectionObserverInit) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      act(target as HTMLElement)
    }
  }, options)
  return observer
}
