import type { ReactNode } from 'react'
import styles from './button-link.module.css'
import { NewTab } from './new-tab.tsx'

type ButtonLinkProps = {
  href: string
  look?: 'solid' | 'outline'
  size?: 'large' | 'small'
  /** Opens in a new tab, and says so to people who cannot see it happen. */
  newTab?: boolean
  children: ReactNode
}

/** A link with the weight of a button: one engraved plate. */
export function ButtonLink({
  href,
  look = 'solid',
  size = 'large',
  newTab,
  children,
}: ButtonLinkProps) {
  return (
    <a
      href={href}
      className={styles.button}
      data-look={look}
      data-size={size}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTab && <NewTab />}
    </a>
  )
}
