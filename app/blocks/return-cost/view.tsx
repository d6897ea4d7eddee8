import type { ViewProps } from '#app/blocks/view.ts'
import { BookingNote, BookLink } from '#app/components/book-or-call.tsx'
import { Island } from '#app/components/island.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import { ReturnCost } from '#app/islands/return-cost.tsx'
import type { returnCost } from './fields.ts'
import { rulesOf } from './rules.ts'

type Props = ViewProps<typeof returnCost>

/** Not printed with the page, which has the lists; an answer is, alone. */
export function View(props: Props) {
  const { id, tone, heading, intro, questions, fold, more, lines, plans, booking } = props
  const { prices, interface: words } = useContent()
  const { stale, ...tools } = words.tools
  const { button, prompt, nothing, answer, total, from, quoted } = props
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} print="no">
      <Island
        name="return-cost"
        id={id}
        of={ReturnCost}
        props={{
          id,
          fields: questions.map(fieldOf),
          ...(fold && { fold }),
          more: more.map(fieldOf),
          lines: rulesOf(lines, prices),
          plans: plans.map(({ of, from }) => ({ of, from })),
          words: { button, prompt, nothing, answer, total, from, quoted },
          tools,
        }}
        slots={{
          ...Object.fromEntries(
            plans.map(({ text }, at) => [`plan-${at}`, <Prose key="text" of={text} as="p" />]),
          ),
          disclosure: <p>{props.disclosure}</p>,
          without: <Prose of={props.without} as="p" />,
          book: (
            <>
              <p>{props.book}</p>
              <BookLink>{booking.schedule}</BookLink>
              <BookingNote />
            </>
          ),
        }}
      />
    </Section>
  )
}

function fieldOf({ id, label, hint, choices }: Props['questions'][number]) {
  const about = { name: id, label, ...(hint && { hint }) }
  if (!choices) return { ...about, kind: 'whole', optional: true } as const
  const options = choices.map((choice) => ({ value: choice.id, label: choice.label }))
  return { ...about, kind: 'choice', choices: options } as const
}
