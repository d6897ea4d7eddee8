import { Section } from '../components/section.tsx'
import { type Answers, returnCost as costOf } from '../lib/return-cost.ts'
import type { SectionProps } from '../schema/sections.ts'
import type { returnCost } from '../schema/services.ts'
import { BookWithAnswer } from './book-with-answer.tsx'
import { type Answer, Tool } from './tool.tsx'
import { counting } from './use-tool.ts'

type Words = SectionProps<typeof returnCost>
type Props = Words & { booking: { url: string; note: string } }

/** Adds up what a visitor's returns cost. The printed page leaves it out because it has the price lists. */
export function ReturnCost({ id, booking, lines, ...words }: Props) {
  return (
    <Section id={id} heading={words.heading} print="no">
      <Tool
        {...words}
        id={id}
        questions={words.questions.map(counting)}
        folds={[{ heading: words.fold, questions: words.more.map(counting) }]}
        compute={(answers: Answers) => ({ heading: words.answer, ...answerTo(answers) })}
        example={{ ...answerTo(words.example.answers), given: words.example.given }}
        actions={(answer) => <BookWithAnswer answer={answer} content={words} booking={booking} />}
      />
    </Section>
  )

  function answerTo(answers: Answers): Omit<Answer, 'heading'> {
    const { rows, sum } = costOf(lines, answers)
    const total = sum ? { label: words.total, amount: sum } : undefined
    return { lines: rows, total, remarks: [rows.length > 0 ? words.disclosure : words.nothing] }
  }
}
