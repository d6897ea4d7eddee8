import type { ReactNode } from 'react'
import styles from './fade.module.css'

type FadeProps = { on?: boolean | undefined; className?: string | undefined; children: ReactNode }

/** Fades in once its top is within 85% of the window's height: src/scripts/fades.ts. It is visible in the document. */
export function Fade({ on = true, className = '', children }: FadeProps) {
  if (!on) return <div className={className || undefined}>{children}</div>
  return (
    <div className={`${styles.fade} ${className}`} data-fade="">
      {children}
    </div>
  )
}
