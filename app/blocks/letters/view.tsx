import type { ReactNode } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { Accordion } from '#app/components/accordion.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Reviewed } from '#app/components/reviewed.tsx'
import { Section } from '#app/components/section.tsx'
import { SourceLink } from '#app/components/source-link.tsx'
import { Stale } from '#app/components/stale.tsx'
import { joined, type Text } from '#app/lib/shown.ts'
import { fileName } from '#app/lib/text.ts'
import type { letters } from './fields.ts'
import styles from './view.module.css'

type LettersProps = ViewProps<typeof letters>
type Letter = LettersProps['data']['letters']['letters'][number]

/** Each letter folded. Its numbers are addresses, which open it without script. */
export function View({ id, own, tone, heading, intro, find, labels, other, data }: LettersProps) {
  const list = data.letters.letters
  const anchor = (number: Text) => own(fileName(number.plain))
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className={styles.letters}>
        <nav aria-label={`${find}`} className={styles.numbers} data-print="no">
          <ul>
            {list.flatMap(({ numbers }) =>
              numbers.map((number) => (
                <li key={number.plain}>
                  <a href={`#${anchor(number)}`}>{number}</a>
                </li>
              )),
            )}
          </ul>
        </nav>
        <Accordion
          name={own('letters')}
          items={list.map((letter) => {
            const [first, ...others] = letter.numbers.map(anchor)
            return {
              id: first ?? '',
              question: (
                <>
                  <b>{joined(letter.numbers, ', ')}</b> {letter.name}
                </>
              ),
              answer: (
                <>
                  {others.map((other) => (
                    <span key={other} id={other} />
                  ))}
                  <Stale name={joined(letter.numbers, ', ')} through={letter}>
                    <Answer {...letter} labels={labels} />
                  </Stale>
                </>
              ),
            }
          })}
        />
        <Prose of={other} as="p" />
      </div>
    </Section>
  )
}

function Answer({ labels, ...letter }: Letter & Pick<LettersProps, 'labels'>) {
  return (
    <>
      <Prose of={letter.means} as="p" />
      <dl className={styles.parts}>
        {(['deadline', 'bring', 'avoid'] as const).map((part) => (
          <Part key={part} of={labels[part]}>
            <Prose of={letter[part]} as="span" />
          </Part>
        ))}
        <Part of={labels.source}>
          <SourceLink id={letter.source} />
        </Part>
      </dl>
      <Reviewed of={letter} />
    </>
  )
}

function Part({ of, children }: { of: Text; children: ReactNode }) {
  return (
    <div>
      <dt>{of}</dt>
      <dd>{children}</dd>
    </div>
  )
}
