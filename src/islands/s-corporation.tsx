import { Section } from '../components/section.tsx'
import { ValidThrough } from '../components/valid-through.tsx'
import { monthYear } from '../lib/dates.ts'
import { compareEntities, lastProfit, type Owner, worthwhile } from '../lib/entity-taxes.ts'
import { dollars } from '../lib/money.ts'
import type { NamedYear } from '../lib/years.ts'
import type { SectionProps } from '../schema/sections.ts'
import type { EntityLaw, sCorporation } from '../schema/services.ts'
import { type Answer, Tool } from './tool.tsx'

type Props = SectionProps<typeof sCorporation> & {
  law: EntityLaw
  /** The initial values of these two fields. */
  costs: Pick<Owner, 'payrollService' | 'corporateReturn'>
  telephone: string
  years: readonly NamedYear[]
  expires: number
}
type Answers = Omit<Owner, 'state' | 'law'> & { profit: number; filingStatus?: string; state?: string }

const choice = ({ name }: { name: string }) => ({ id: name, label: name })

/** Shows whether an S election pays off with the visitor's own numbers. */
export function SCorporation(props: Props) {
  const { id, law, costs, states, example, estimate, ...copy } = props
  const reviewed = `The figures for ${law.validThrough.slice(0, 4)} were reviewed in ${monthYear(law.reviewed)}.`
  const sample = { ...costs, ...example, filingStatus: law.statuses[0]?.name, state: states[0]?.name }
  return (
    <Section id={id} heading={copy.heading} print="no">
      <ValidThrough lastDay={law.validThrough} phone={props.telephone}>
        <Tool
          {...copy}
          id={id}
          questions={[
            { id: 'profit', label: copy.profit, positive: true },
            { id: 'pay', label: copy.pay, hint: copy.payHint, positive: true },
            { id: 'filingStatus', label: copy.status, choices: law.statuses.map(choice) },
            { id: 'wages', label: copy.wages, optional: true },
            { id: 'state', label: copy.state, choices: [...states, { name: copy.otherState }].map(choice) },
            { id: 'payrollService', label: copy.payroll, initial: dollars(costs.payrollService).slice(1) },
            { id: 'corporateReturn', label: copy.filing, initial: dollars(costs.corporateReturn).slice(1) },
          ]}
          compute={(answers: Answers) => computeAnswer(answers, props)}
          example={{ ...computeAnswer(sample, props), summary: example.description, remarks: [estimate] }}
          notes={[...copy.notes, reviewed]}
        />
      </ValidThrough>
    </Section>
  )
}

/** Returns what the owner keeps each way, and the profit at which an S election starts to pay off. */
function computeAnswer(
  { profit, wages = 0, ...answers }: Answers,
  { law, states, estimate, telephone }: Props,
): Answer {
  const heading = `What's left of ${dollars(profit)}`
  const state = states.find(({ name }) => name === answers.state)
  const status = law.statuses.find(({ name }) => name === answers.filingStatus)
  if (!status) return { heading, lines: [], remarks: [] }
  const owner: Owner = { ...answers, wages: status.joint ? wages : 0, state, law: { ...law, ...status } }
  const last = lastProfit(status.businessDeductionLimit, owner)
  if (profit > last) {
    const beyond = `Above ${dollars(last)} of profit, other limits apply that this calculator doesn't cover. Please call ${telephone}, and we'll work it out with you.`
    return { heading, lines: [], remarks: [beyond] }
  }
  const { llc, corporation } = compareEntities(profit, owner)
  const gain = corporation.left - llc.left
  const taken = ({ social, income, state: fees }: typeof llc) =>
    `${dollars(social)} Social Security and Medicare, ${dollars(income)} income tax, ${dollars(fees)} to the state`
  const withCosts = `${taken(corporation)}, ${dollars(corporation.payroll + corporation.filing)} payroll and return`
  const difference = `${dollars(Math.abs(gain))} ${gain < 0 ? 'less' : 'more'} a year`
  return {
    heading,
    lines: [
      { label: 'You keep as an LLC taxed as a sole proprietorship', note: taken(llc), amount: dollars(llc.left) },
      { label: 'You keep with an S election', note: withCosts, amount: dollars(corporation.left) },
    ],
    total: { label: 'An S election leaves you', amount: difference },
    remarks: [
      `With these answers, an S election ${rangeText(worthwhile(last, owner), last)}`,
      ...(corporation.pay < owner.pay
        ? [`After its costs, the company can pay you only ${dollars(corporation.pay)}.`]
        : []),
      ...(state ? [] : ["Your state's taxes and fees aren't counted. Some states tax the corporation itself."]),
      ...(wages > 0 && !status.joint ? ["Your spouse's wages count only on a joint return, so we left them out."] : []),
      estimate,
    ],
  }
}

function rangeText(range: ReturnType<typeof worthwhile>, last: number): string {
  if (!range) return `doesn't pay off at any profit up to ${dollars(last)}.`
  const { from, to } = range
  return to === undefined
    ? `starts to pay off at about ${dollars(from)} of profit.`
    : `pays off only between about ${dollars(from)} and ${dollars(to)} of profit.`
}
