import { useEffect, useRef } from 'react'
import { countAt, tick } from '#app/lib/count-up.ts'
import type { Figure } from '#app/lib/money.ts'
import styles from './counter.module.css'

type CounterProps = Figure & { delay?: number | undefined; duration?: number | undefined }

/** A figure that counts up once, when a tenth of it is in view. The document always holds the final
    value, for assistive technology, for reduced motion and without script; only painted digits run. */
export function Counter({
  value,
  prefix,
  suffix,
  decimals = 0,
  delay = 100,
  duration = 2000,
}: CounterProps) {
  const running = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = running.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    element.dataset.state = 'waiting'
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        run(element)
      },
      { threshold: 0.1 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }

    function run(shown: HTMLSpanElement) {
      const start = performance.now()
      let last = start - tick
      shown.dataset.state = 'counting'
      frame = requestAnimationFrame(step)
      function step(now: number) {
        if (now - start >= delay + duration) {
          shown.dataset.state = 'done'
          return
        }
        if (now - last >= tick) {
          last = now
          shown.dataset.shown = countAt(now - start, { value, decimals, delay, duration })
        }
        frame = requestAnimationFrame(step)
      }
    }
  }, [value, decimals, delay, duration])

  return (
    <>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <span className={styles.digits} data-figures="tabular">
        <span className={styles.final}>{value.toFixed(decimals)}</span>
        <span
          ref={running}
          className={styles.running}
          aria-hidden="true"
          data-shown={(0).toFixed(decimals)}
        />
      </span>
      {suffix}
    </>
  )
}
