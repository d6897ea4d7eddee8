import type { ReactNode } from 'react'
import { Section } from '../components/section.tsx'
import { Inline, Link, Paragraph } from '../components/text.tsx'
import { firm } from '../data.ts'
import { isoDay, longDate, monthYear } from '../lib/dates.ts'
import { telephone } from '../lib/telephone.ts'
import type { Placed } from '../schema/fields.ts'
import type { letters } from '../schema/pages/tax-debt-relief.ts'
import styles from './letters.module.css'

type Props = Placed<typeof letters>
type Letter = Props['items'][number]

const anchor = (number: string) => number.toLowerCase().replaceAll(' ', '-')

/** Each letter folded. Its numbers are addresses, which open it without script. */
export function Letters({ id, tone, heading, intro, items, other }: Props) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className={styles.letters}>
        <nav aria-label="Letters by number" className={styles.numbers} data-print="no">
          <ul>
            {items
              .flatMap(({ numbers }) => numbers)
              .map((number) => (
                <li key={number}>
                  <a href={`#${anchor(number)}`}>{number}</a>
                </li>
              ))}
          </ul>
        </nav>
        <div className="accordion">
          {items.map((letter) => (
            <Folded key={letter.name} name={id} letter={letter} />
          ))}
        </div>
        <Paragraph>{other}</Paragraph>
      </div>
    </Section>
  )
}

function Folded({ name, letter }: { name: string; letter: Letter }) {
  const numbers = letter.numbers.join(', ')
  const [first, ...others] = letter.numbers.map(anchor)
  const isOver = letter.validThrough < isoDay(new Date())
  const call = `Please call [${firm.phone}](${telephone(firm.phone)}).`
  return (
    <details name={name}>
      <summary>
        <h3>
          <b>{numbers}</b> {letter.name}
        </h3>
      </summary>
      <div id={first}>
        {others.map((number) => (
          <span key={number} id={number} className={styles.further} />
        ))}
        {isOver ? (
          <Paragraph>{`${numbers}: these figures were good through ${longDate(letter.validThrough)}. ${call}`}</Paragraph>
        ) : (
          <Explained {...letter} />
        )}
      </div>
    </details>
  )
}

function Explained({ means, deadline, bring, avoid, source, reviewed }: Letter) {
  return (
    <>
      <Paragraph>{means}</Paragraph>
      <dl className={styles.parts}>
        <Part label="How much time">
          <Inline>{deadline}</Inline>
        </Part>
        <Part label="What to bring">
          <Inline>{bring}</Inline>
        </Part>
        <Part label="What not to do">
          <Inline>{avoid}</Inline>
        </Part>
        <Part label="Official page">{source.url ? <Link href={source.url}>{source.name}</Link> : source.name}</Part>
      </dl>
      <p className={styles.reviewed}>Reviewed {monthYear(reviewed)}</p>
    </>
  )
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
