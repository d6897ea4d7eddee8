import type { ComponentProps } from 'react'
import { isOutside } from '../lib/links.ts'

/** Opens other sites in a new tab. */
export function Link({ href, children, ...more }: ComponentProps<'a'> & { href: string }) {
  const isOther = isOutside(href)
  return (
    <a href={href} {...more} {...(isOther && { target: '_blank', rel: 'noopener' })}>
      {children}
      {isOther && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}
