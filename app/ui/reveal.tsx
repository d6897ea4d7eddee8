import { type ReactNode, useEffect, useRef } from 'react'
import styles from './reveal.module.css'

type RevealProps = { className?: string | undefined; children: ReactNode }

/** A block that fades in once its top is within 85% of the window's height. Only a block wholly below
    the window at hydration is hidden first, so nothing that was visible disappears. */
export function Reveal({ className = '', children }: RevealProps) {
  const block = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = block.current
    if (!element || element.getBoundingClientRect().top < innerHeight) return
    element.dataset.reveal = 'waiting'
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        element.dataset.reveal = 'shown'
      },
      // The root has no upper end, so that a jump past a block shows it too.
      { rootMargin: '10000000px 0px -15% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={block} className={`${styles.reveal} ${className}`}>
      {children}
    </div>
  )
}
