import { withBase } from '#app/lib/address.ts'
import styles from './prose.module.css'

type ProseProps = {
  html: { readonly html: string }
  as?: 'div' | 'p' | 'span'
  /** The class of a box around it. */
  within?: string | undefined
}

/** HTML that the content engine made from checked Markdown. */
export function Prose({ html, as: Element = 'div', within }: ProseProps) {
  const __html = withBase(html.html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from checked Markdown, never from input
  const text = <Element className={styles.prose} dangerouslySetInnerHTML={{ __html }} />
  return within ? <div className={within}>{text}</div> : text
}
