import { Drawing } from '../components/drawing.tsx'
import { Link } from '../components/link.tsx'
import { NoBreak } from '../components/no-break.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import type { Tone } from '../schema/sections.ts'
import styles from './grid.module.css'

type Item = { name: string; text?: string; href?: string; drawing?: string }
type GridProps = {
  id: string
  tone?: Tone
  heading: string
  intro?: string
  items: readonly Item[]
  numbered?: boolean
  /** Fades each item in on scroll (src/scripts/fades.ts). */
  fades?: boolean
}

/** Items with a name and a sentence, some with a link or a drawing. */
export function Grid({ id, tone, heading, intro, items, numbered, fades }: GridProps) {
  const List = numbered ? 'ol' : 'ul'
  const kind = numbered ? 'steps' : kindOf(items)
  const isSplit = kind === 'rows' || kind === 'names'
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} split={isSplit}>
      <List className={`${styles.grid} ${styles[kind]}`}>
        {items.map(({ name, text, href, drawing }) => (
          <li key={name} data-fade={fades ? '' : undefined}>
            {drawing && <Drawing name={drawing} />}
            <h3>{href ? <Link href={href}>{title(name)}</Link> : title(name)}</h3>
            {text && <Paragraph className="secondary">{text}</Paragraph>}
          </li>
        ))}
      </List>
    </Section>
  )
}

const title = (name: string) => <NoBreak>{name}</NoBreak>

function kindOf(items: readonly Item[]) {
  if (items.some(({ drawing }) => drawing)) return 'pictures'
  return items.some(({ text }) => text) ? 'rows' : 'names'
}
