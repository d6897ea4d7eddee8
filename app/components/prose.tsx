import type { Root } from 'hast'
import styles from './prose.module.css'
import { Tree } from './tree.tsx'

type ProseProps = {
  of: { readonly tree: Root }
  as?: 'div' | 'p' | 'span'
  /** The class of a box around it. */
  within?: string | undefined
}

/** What the content engine made from checked Markdown. */
export function Prose({ of, as: Element = 'div', within }: ProseProps) {
  const text = (
    <Element className={styles.prose}>
      <Tree of={of.tree} />
    </Element>
  )
  return within ? <div className={within}>{text}</div> : text
}
