import { Section } from '../components/section.tsx'
import { firm } from '../data.ts'
import { longDate } from '../lib/dates.ts'
import { telephone } from '../lib/telephone.ts'

type OutOfDateProps = { id: string; heading: string; intro: string; through: string }

/** In place of a tool whose figures are over. */
export function OutOfDate({ id, heading, intro, through }: OutOfDateProps) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <p className="measure">
        {heading}: these figures were good through {longDate(through)}. Please call{' '}
        <a href={telephone(firm.phone)}>{firm.phone}</a>.
      </p>
    </Section>
  )
}
