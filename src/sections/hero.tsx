import type { ReactNode } from 'react'
import type { Booking } from '../components/book-link.tsx'
import { BookOrCall } from '../components/book-or-call.tsx'
import { Drawing } from '../components/drawing.tsx'
import { Illustration } from '../components/illustration.tsx'
import { NoBreak } from '../components/no-break.tsx'
import { Paragraph } from '../components/text.tsx'
import type { hero, SectionProps } from '../schema/sections.ts'
import styles from './hero.module.css'

type HeroProps = SectionProps<typeof hero> & {
  booking?: Booking
  /** Shown between the title and the lead. */
  top?: ReactNode
  /** Shown in place of the picture. */
  aside?: ReactNode
  /** Shows an illustration on phones too. */
  onPhones?: boolean
  /** Keeps the lead below the title on a wide screen. */
  isStacked?: boolean
  className?: string
  children?: ReactNode
}

/** A page's title, lead and actions. With a picture they share a column; without one the title gets its own. */
export function Hero({ id, heading, lead, schedule, call, notice, booking, top, ...props }: HeroProps) {
  const { picture, alt, caption, onPhones, className = '', children } = props
  const isDecoration = picture && !alt
  const isStacked = props.isStacked || isDecoration
  const aside = props.aside ?? (picture && alt && <Picture {...{ picture, alt, caption, onPhones }} />)
  const title = (
    <h1 id={`${id}-heading`}>
      <NoBreak>{heading}</NoBreak>
    </h1>
  )
  return (
    <section id={id} className={`${aside ? styles.split : styles.head} ${className}`.trim()} data-tone="plain">
      {!aside && !isStacked && title}
      <div className={styles.content}>
        {(aside || isStacked) && title}
        {top}
        <Paragraph className="lead">{lead}</Paragraph>
        {notice && <p className={styles.notice}>{notice}</p>}
        {schedule && <BookOrCall schedule={schedule} call={call} note booking={booking} />}
        {!isStacked && children}
      </div>
      {isStacked && children && <div className={styles.content}>{children}</div>}
      {aside}
      {isDecoration && <Drawing name={picture} wide />}
    </section>
  )
}

type PictureProps = { picture: string; alt: string; caption?: string; onPhones?: boolean }

function Picture({ picture, alt, caption, onPhones }: PictureProps) {
  if (!caption) return <ImageTile name={picture} alt={alt} />
  const className = onPhones ? undefined : styles.illustration
  return <Illustration name={picture} alt={alt} caption={caption} print="no" className={className} />
}

/** A square picture; src/scripts/pictures.ts marks it as loading, loaded or failed. */
function ImageTile({ name, alt }: { name: string; alt: string }) {
  return (
    <div className={styles.tile} data-tile>
      <Drawing name={name} alt={alt} loading="eager" />
      <svg role="img" aria-label={alt} viewBox="0 0 100 100" className={styles.icon}>
        <path d="M14 22h72v56H14zM14 66l20-20 16 16 12-12 24 24M66 36h.01" />
      </svg>
    </div>
  )
}
