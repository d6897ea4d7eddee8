import styles from './prose.module.css'

type ProseProps = { html: { readonly html: string }; as?: 'div' | 'p' | 'span' }

/** Text written in Markdown. The content engine made the HTML and escaped everything in it. */
export function Prose({ html, as: Element = 'div' }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from checked Markdown, never from input
  return <Element className={styles.prose} dangerouslySetInnerHTML={{ __html: html.html }} />
}
