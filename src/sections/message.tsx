import { Drawing } from '../components/drawing.tsx'
import { Paragraph } from '../components/text.tsx'
import { firm } from '../data.ts'
import { telephone } from '../lib/telephone.ts'
import styles from './message.module.css'

const text =
  "There's nothing at this address. [Go to the home page](/), see our [prices](/pricing) or [contact us](/contact)."

/** The script of the page logs the address (src/scripts/main.ts). */
export function NotFound() {
  return (
    <div data-not-found="">
      <MessagePage drawing="void-check" heading="Oops! Page not found" lines={[text]} />
    </div>
  )
}

export function ServerError() {
  const help = `[Start over from the home page](/), or call [${firm.phone}](${telephone(firm.phone)}).`
  return (
    <MessagePage
      drawing="torn-coupon"
      heading="Unexpected Application Error!"
      lines={['Internal Server Error', help]}
    />
  )
}

/** An answer that is no page of the site. */
function MessagePage({ drawing, heading, lines }: { drawing: string; heading: string; lines: string[] }) {
  return (
    <div className={styles.page}>
      <Drawing name={drawing} loading="eager" />
      <div className={styles.text}>
        <h1>{heading}</h1>
        {lines.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
      </div>
    </div>
  )
}
