import { countAt, tick } from '#app/lib/count-up.ts'

const timing = { delay: 100, duration: 2000 }

/** Figures that count up once, when a tenth of them is in view. The HTML holds the final value and
    the style sheet paints zero over it until the script has run; see components/counter. */
export function startCounters() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        run(target as HTMLElement)
      }
    },
    { threshold: 0.1 },
  )
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
