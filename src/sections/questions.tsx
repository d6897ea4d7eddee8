import { Accordion } from '../components/accordion.tsx'
import { Drawing } from '../components/drawing.tsx'
import { Reviewed } from '../components/reviewed.tsx'
import { Section } from '../components/section.tsx'

type QuestionsProps = {
  id: string
  heading?: string
  intro?: string
  /** Shown below the heading on a wide screen. */
  drawing?: string
  items: readonly { id?: string; question: string; answer: string }[]
  reviewed?: string
  validThrough?: string
}

export function Questions({ id, heading = 'Frequently asked questions', intro, drawing, ...content }: QuestionsProps) {
  const { items, reviewed, validThrough } = content
  return (
    <Section id={id} heading={heading} intro={drawing ? <Drawing name={drawing} wide /> : intro} split>
      <Accordion name={id} items={items.map((item, index) => ({ id: `question-${index + 1}`, ...item }))} />
      {reviewed && <Reviewed day={reviewed} validThrough={validThrough} />}
    </Section>
  )
}
