import type { ReactNode } from 'react'
import { address } from '#app/lib/address.ts'
import type { Shown, Text } from '#app/lib/shown.ts'
import styles from './button-link.module.css'
import { useContent } from './site.tsx'

type ButtonLinkProps = {
  href: Shown
  look?: 'solid' | 'outline'
  size?: 'large' | 'small'
  /** Opens in a new tab and tells screen readers so. */
  newTab?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  look = 'solid',
  size = 'large',
  newTab,
  children,
}: ButtonLinkProps) {
  return (
    <a
      href={`${address(href)}`}
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

/** Buttons beside each other, below each other on a phone. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

type OutsideLinkProps = { href: Shown; rel?: string; children: ReactNode }

/** To a site that another company runs; it opens in a new tab. */
export function OutsideLink({ href, rel = 'noopener', children }: OutsideLinkProps) {
  return (
    <a href={`${href}`} target="_blank" rel={rel}>
      {children}
      <NewTab />
    </a>
  )
}

/** The same, followed by the name of that site. */
export function SiteLink({ url, children }: { url: Text; children: ReactNode }) {
  const { at } = useContent().interface.link
  return (
    <>
      <OutsideLink href={url}>{children}</OutsideLink>{' '}
      {at.with({ site: url.map((whole) => new URL(whole).host) })}
    </>
  )
}

/** For screen readers, after the text of a link that opens in a new tab. */
export function NewTab() {
  return <span className="visually-hidden">{` ${useContent().interface.link.newTab}`}</span>
}
