import type { ReactNode } from 'react'
import styles from './reveal.module.css'

type RevealProps = { className?: string | undefined; children: ReactNode }

/** Fades in once its top is within 85% of the window's height: see app/browser/seen.ts. It is
    visible in the document. */
export function Reveal({ className = '', children }: RevealProps) {
  return (
    <div className={`${styles.reveal} ${className}`} data-reveal="">
      {children}
    </div>
  )
}
