import { type ComponentProps, Fragment, type ReactNode } from 'react'
import styles from './text.module.css'

const markup = /\[((?:[^\]\\]|\\.)+)\]\(<?([^)>]+)>?\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g

/** A sentence of the content with its links, bold and slanted words. */
export function Inline({ children }: { children: string }): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of children.matchAll(markup)) {
    const [all, words = '', href, bold, slanted] = match
    parts.push(children.slice(end, match.index))
    if (href) {
      parts.push(
        <Link href={href}>
          <Inline>{words}</Inline>
        </Link>,
      )
    } else parts.push(bold ? <strong>{bold}</strong> : <em>{slanted}</em>)
    end = match.index + all.length
  }
  parts.push(children.slice(end))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

type ParagraphProps = { children: string; className?: string | undefined }

export function Paragraph({ children, className }: ParagraphProps) {
  const text = (
    <p className={styles.prose}>
      <Inline>{children}</Inline>
    </p>
  )
  return className ? <div className={className}>{text}</div> : text
}

/** To a page of this site, or to another one in a new tab. */
export function Link({ href, children, ...more }: ComponentProps<'a'> & { href: string }) {
  const isOutside = href.startsWith('https:')
  return (
    <a href={href} {...more} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
      {children}
      {isOutside && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}
