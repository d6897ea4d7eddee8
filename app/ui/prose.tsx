import styles from './prose.module.css'
import { trustedHtml } from './trusted-html.ts'

type ProseProps = { html: { readonly html: string }; as?: 'div' | 'p' | 'span' }

/** HTML that the content engine made from Markdown. */
export function Prose({ html, as: Element = 'div' }: ProseProps) {
  const __html = trustedHtml(html.html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from checked Markdown, never from input
  return <Element className={styles.prose} dangerouslySetInnerHTML={{ __html }} />
}
