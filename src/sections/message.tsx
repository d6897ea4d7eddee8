import { Drawing } from '../components/drawing.tsx'
import { Paragraph } from '../components/text.tsx'
import styles from './message.module.css'

type MessageProps = { drawing: string; heading: string; paragraphs: readonly string[] }

/** The content of an error page. */
export function Message({ drawing, heading, paragraphs }: MessageProps) {
  return (
    <div className={styles.page}>
      <Drawing name={drawing} loading="eager" />
      <div className={styles.text}>
        <h1>{heading}</h1>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </div>
    </div>
  )
}
