import { Button, ButtonLink } from '../components/button.tsx'
import { Section } from '../components/section.tsx'
import { Inline, Paragraph } from '../components/text.tsx'
import { copyText } from '../lib/copy-text.ts'
import { type Answers, returnCost as costOf } from '../lib/return-cost.ts'
import type { SectionProps } from '../schema/fields.ts'
import type { returnCost } from '../schema/services.ts'
import { type Answer, Tool } from './tool.tsx'

type Words = SectionProps<typeof returnCost>
type Props = Words & { booking: { url: string; note: string } }

/** What the visitor's returns cost. Not printed with the page, which has the lists; an answer is, alone. */
export function ReturnCost({ id, booking, lines, ...words }: Props) {
  return (
    <Section id={id} heading={words.heading} print="no">
      <Tool
        id={id}
        questions={words.questions.map(asked)}
        folds={[{ heading: words.fold, questions: words.more.map(asked) }]}
        button={words.button}
        without={words.without}
        compute={(answers: Answers) => ({ heading: words.answer, ...answerTo(answers) })}
        example={{ ...answerTo(words.example.answers), given: words.example.given }}
        actions={(answer, say) => (
          <>
            <Paragraph>{words.book}</Paragraph>
            <ButtonLink href={booking.url}>{words.schedule}</ButtonLink>
            <p>
              <Inline>{booking.note}</Inline>
            </p>
            <Button look="outline" size="small" onClick={async () => say(await copied(answer))}>
              Copy as text
            </Button>
          </>
        )}
      />
    </Section>
  )

  function answerTo(answers: Answers): Omit<Answer, 'heading'> {
    const { rows, sum } = costOf(lines, answers)
    const total = sum ? { label: words.total, amount: sum } : undefined
    return { lines: rows, total, remarks: [rows.length > 0 ? words.disclosure : words.nothing] }
  }
}

function asked({ id, label, hint, choices }: Words['questions'][number]) {
  return { name: id, label, hint, choices, isCount: !choices, optional: true }
}

async function copied(answer: Answer): Promise<string> {
  return (await copyText(textOf(answer))) === 'copied'
    ? 'Copied as text.'
    : "Couldn't copy it. Please select the list and copy it yourself."
}

/** For a message: a line for each, then the total. */
function textOf({ heading, lines, total }: Answer): string {
  const said = ({ label, note, amount }: (typeof lines)[number]) => `${label}${note ? ` (${note})` : ''}: ${amount}`
  return [heading, ...lines.map((line) => `- ${said(line)}`), ...(total ? [said(total)] : [])].join('\n')
}
