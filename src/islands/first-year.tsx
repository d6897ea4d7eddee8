import { Section } from '../components/section.tsx'
import { longDate, today } from '../lib/dates.ts'
import { firstYearOf, type PriceLists } from '../lib/first-year.ts'
import { dollars } from '../lib/money.ts'
import type { Answers } from '../lib/return-cost.ts'
import type { firstYear } from '../schema/pages.ts'
import type { SectionProps } from '../schema/sections.ts'
import type { returnCost } from '../schema/services.ts'
import { BookWithAnswer } from './book-with-answer.tsx'
import { type Answer, Tool } from './tool.tsx'
import { asCount, type Question } from './use-tool.ts'

type Returns = SectionProps<typeof returnCost>
type Props = SectionProps<typeof firstYear> & {
  prices: Omit<PriceLists, 'returns'>
  returns: Pick<Returns, 'questions' | 'moreHeading' | 'more' | 'lines'>
  /** The savings that a first-year plan must identify, as a multiple of its fee. */
  multiple: number
  plan: { year: string; cutoff: string; timeZone: string }
  billing: string
  booking: { url: string; note: string }
}

/** Adds up the first-year cost of the services a visitor chooses. It must not recommend any. */
export function FirstYear({ id, prices, returns, multiple, plan, billing, booking, ...content }: Props) {
  const [first, ...moreExamples] = content.examples.map(({ description, answers }) => {
    return { ...computeAnswer(answers), summary: description, remarks: [content.disclosure] }
  })
  return (
    <Section id={id} heading={content.heading} intro={content.intro} print="no">
      <Tool
        {...content}
        id={id}
        questions={[packageQuestion('planning', content.planning), packageQuestion('accounting', content.accounting)]}
        groups={[
          { heading: content.ownReturn, questions: returns.questions.map(fromNone) },
          { heading: returns.moreHeading, questions: returns.more.map(fromNone) },
          { heading: content.services, questions: prices.services.map(serviceQuestion) },
        ]}
        compute={computeAnswer}
        example={first ?? { lines: [], remarks: [] }}
        moreExamples={moreExamples}
        notes={[billing, ...content.notes]}
        actions={(answer) => <BookWithAnswer answer={answer} content={content} booking={booking} />}
      />
    </Section>
  )

  /** Preselects the choice that adds nothing to the total. */
  function fromNone(question: Returns['questions'][number]): Question {
    const none = question.choices?.find(({ id }) => !returns.lines.some(({ when }) => when.includes(id)))
    return { ...asCount(question), initial: none?.id }
  }

  function packageQuestion(name: 'planning' | 'accounting', label: string): Question {
    const choices = prices[name].map(({ id, title, price }) => ({ id, label: `${title}, ${price.text}` }))
    return { id: name, label, choices: [{ id: '', label: content.none }, ...choices] }
  }

  function computeAnswer(answers: Answers): Answer {
    const [planning, accounting] = [`${answers.planning}`, `${answers.accounting}`]
    const services = prices.services.flatMap(({ id }) => (answers[serviceName(id)] ? id : []))
    const choices = { planning, accounting, services, returns: answers }
    const year = firstYearOf({ ...prices, returns: returns.lines }, choices)
    if (year.rows.length === 0) return { heading: content.answer, lines: [], remarks: [content.nothing] }
    const note = year.quoted > 0 ? 'and what we quote' : undefined
    const isInTime = today(plan.timeZone) <= plan.cutoff
    return {
      heading: content.answer,
      lines: year.rows.map(({ label, note, price }) => ({ label, note, amount: price?.text ?? 'Quoted' })),
      total: year.total && { label: content.total, amount: year.total.text, note },
      remarks: [
        ...(year.fee ? [identified(year.fee.min * multiple)] : []),
        ...(year.fee && isInTime
          ? [`To have your ${plan.year} plan in time, send us your documents by ${longDate(plan.cutoff)}.`]
          : []),
        content.disclosure,
      ],
    }
  }

  function identified(amount: number): string {
    return `Your first-year plan must identify at least ${dollars(amount)} in savings. If it doesn't, we refund the difference, up to the planning fee.`
  }
}

const serviceName = (id: string) => `service-${id}`

function serviceQuestion({ id, name, price }: PriceLists['services'][number]): Question {
  return { id: serviceName(id), label: `${name}, ${price?.text ?? 'quoted'}`, isCheckbox: true }
}
