import { countAt, tick } from '#app/lib/count-up.ts'

/** Figures that count up once, when a tenth of them is in view. The HTML holds the final value and
    the style sheet paints zero over it until the script has run; see blocks/figures/counter. */
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

const delay = 100
const duration = 2000

function run(counter: HTMLElement) {
  const { value = 0, decimals = 0 } = settings(counter)
  const start = performance.now()
  let last = start - tick
  counter.dataset.state = 'counting'
  requestAnimationFrame(step)

  function step(now: number) {
    if (now - start >= delay + duration) {
      counter.dataset.state = 'done'
      return
    }
    if (now - last >= tick) {
      last = now
      counter.dataset.shown = countAt(now - start, { value, decimals, delay, duration })
    }
    requestAnimationFrame(step)
  }
}

type Settings = { value?: number; decimals?: number }

function settings({ dataset }: HTMLElement): Settings {
  return JSON.parse(dataset.counter ?? '{}')
}
