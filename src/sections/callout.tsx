import type { Booking } from '../components/book-link.tsx'
import { BookOrCall } from '../components/book-or-call.tsx'
import { Drawing } from '../components/drawing.tsx'
import { Paragraph } from '../components/text.tsx'
import type { callout, SectionProps } from '../schema/sections.ts'
import styles from './callout.module.css'

type Props = SectionProps<typeof callout> & { drawing?: string; booking?: Booking }

/** Shows a heading and short text on a dark background. */
export function Callout({ id, heading, text, schedule, drawing, booking }: Props) {
  return (
    <section id={id} data-surface="dark" data-print={schedule && 'no'}>
      {drawing && <Drawing name={drawing} className={styles.drawing} />}
      <div className={styles.inside}>
        <h2 id={`${id}-heading`} className="size-sign">
          {heading}
        </h2>
        {text && <Paragraph className="lead">{text}</Paragraph>}
        {schedule && <BookOrCall schedule={schedule} note={!booking} booking={booking} />}
      </div>
    </section>
  )
}
