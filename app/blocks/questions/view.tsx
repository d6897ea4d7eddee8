import type { ViewProps } from '#app/blocks/view.ts'
import { Accordion } from '#app/components/accordion.tsx'
import { FaqList } from '#app/components/faq-list.tsx'
import { Prose } from '#app/components/prose.tsx'
import { FiguresReviewed } from '#app/components/reviewed.tsx'
import { Section } from '#app/components/section.tsx'
import { useRendering } from '#app/components/site.tsx'
import { useTextColumn } from '#app/components/text-column.tsx'
import { address } from '#app/lib/address.ts'
import type { questions } from './fields.ts'
import styles from './view.module.css'

type Props = ViewProps<typeof questions>

export function View({ id, own, tone, heading, show, items, note, more }: Props) {
  const { content, page } = useRendering()
  const { faq, interface: words } = content
  const isInText = useTextColumn() !== undefined
  const allFrom = items ? page?.file : 'faq.yaml'
  const fromFile = show ?? faq.items
  if (!items && fromFile.length === 0) return null
  return (
    <Section id={id} tone={tone} heading={heading ?? words.service.questions}>
      {items ? (
        <Accordion
          {...(!isInText && { name: id })}
          items={items.map(({ question, answer }, index) => ({
            id: own(`question-${index + 1}`),
            question,
            answer: <Prose of={answer} />,
          }))}
        />
      ) : (
        <FaqList items={fromFile} own={own} />
      )}
      {note && <p className={styles.note}>{note}</p>}
      {!show && !isInText && allFrom && <FiguresReviewed file={allFrom} />}
      {more && (
        <p className={styles.more}>
          <a href={address('/faq')}>{more}</a>
        </p>
      )}
    </Section>
  )
}
