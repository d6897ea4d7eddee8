import { Section } from '../components/section.tsx'
import { type Answers, returnCost as costOf } from '../lib/return-cost.ts'
import type { SectionProps } from '../schema/sections.ts'
import type { returnCost } from '../schema/services.ts'
import { BookWithAnswer } from './book-with-answer.tsx'
import { type Answer, Tool } from './tool.tsx'
import { asCount } from './use-tool.ts'

type Copy = SectionProps<typeof returnCost>
type Props = Copy & { booking: { url: string; note: string } }

/** Adds up what a visitor's returns cost. The printed page leaves it out because it has the price lists. */
export function ReturnCost({ id, booking, lines, ...copy }: Props) {
  return (
    <Section id={id} heading={copy.heading} print="no">
      <Tool
        {...copy}
        id={id}
        questions={copy.questions.map(asCount)}
        groups={[{ heading: copy.moreHeading, questions: copy.more.map(asCount) }]}
        compute={(answers: Answers) => ({ heading: copy.answer, ...computeAnswer(answers) })}
        example={{ ...computeAnswer(copy.example.answers), summary: copy.example.description }}
        actions={(answer) => <BookWithAnswer answer={answer} content={copy} booking={booking} />}
      />
    </Section>
  )

  function computeAnswer(answers: Answers): Omit<Answer, 'heading'> {
    const { rows, sum } = costOf(lines, answers)
    const total = sum ? { label: copy.total, amount: sum } : undefined
    return { lines: rows, total, remarks: [rows.length > 0 ? copy.disclosure : copy.nothing] }
  }
}
