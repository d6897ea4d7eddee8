import { Drawing } from './drawing.tsx'
import styles from './message-page.module.css'
import { Paragraph } from './text.tsx'

/** An answer that is no page of the site. */
export function MessagePage({ drawing, heading, lines }: { drawing: string; heading: string; lines: string[] }) {
  return (
    <div className={styles.page}>
      <Drawing name={drawing} loading="eager" />
      <h1>{heading}</h1>
      <div className={styles.text}>
        {lines.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
      </div>
    </div>
  )
}
