import { type Answer, Tool } from '../components/tool.tsx'
import { compareEntities, lastProfit, type Owner, worthwhile } from '../lib/entity-taxes.ts'
import { dollars } from '../lib/money.ts'
import type { Placed } from '../schema/fields.ts'
import type { EntityLaw, sCorporation } from '../schema/pages/business-formation.ts'

type Props = Placed<typeof sCorporation> & {
  law: EntityLaw
  /** What is in these two fields at first. */
  costs: { payroll: number; filing: number }
  telephone: string
}
type Values = Record<'profit' | 'pay' | 'filingStatus' | 'wages' | 'state' | 'payroll' | 'filing', string>

/** Whether an S corporation pays, with a visitor's own numbers. The charts above it are for all. */
export function SCorporation(props: Props) {
  const { id, law, costs, ...words } = props
  return (
    <Tool
      id={id}
      heading={words.heading}
      intro={words.intro}
      without={words.without}
      button={words.button}
      notes={words.notes}
      fields={[
        { name: 'profit', label: words.profit, positive: true },
        { name: 'pay', label: words.pay, hint: words.payHint, positive: true },
        { name: 'filingStatus', label: words.status, choices: law.statuses.map(({ name }) => name) },
        { name: 'wages', label: words.wages, optional: true },
        { name: 'state', label: words.state, choices: [...words.states.map(({ name }) => name), words.otherState] },
        { name: 'payroll', label: words.payroll, initial: dollars(costs.payroll).slice(1) },
        { name: 'filing', label: words.filing, initial: dollars(costs.filing).slice(1) },
      ]}
      work={(values) => answerTo(values, props)}
    />
  )
}

/** What is left each way, and from which profit on an S corporation leaves more. */
function answerTo(values: Values, { law, states, estimate, telephone }: Props): Answer {
  const profit = Number(values.profit)
  const wages = Number(values.wages)
  const heading = `What's left of ${dollars(profit)}`
  const state = states.find(({ name }) => name === values.state)
  const status = law.statuses.find(({ name }) => name === values.filingStatus)
  if (!status) return { heading, lines: [], remarks: [] }
  const owner: Owner = {
    pay: Number(values.pay),
    payrollService: Number(values.payroll),
    corporateReturn: Number(values.filing),
    stateReport: state?.report ?? 0,
    wages: status.joint ? wages : 0,
    stateTax: state?.tax,
    law: { ...law, ...status },
  }
  const last = lastProfit(status.businessDeductionLimit, owner)
  if (profit > last) {
    const beyond = `Above ${dollars(last)} of profit, more limits apply than we count here. Please call ${telephone}, and we'll work it out with you.`
    return { heading, lines: [], remarks: [beyond] }
  }
  const { sole, llc, corporation } = compareEntities(profit, owner)
  const gain = corporation.left - sole.left
  const taxes = ({ social, income }: typeof sole) =>
    `${dollars(social)} Social Security and Medicare, ${dollars(income)} income tax`
  const costs = `${dollars(corporation.payroll + corporation.filing)} payroll and filing, ${dollars(corporation.state)} state tax`
  return {
    heading,
    lines: [
      { label: 'Sole owner', note: taxes(sole), amount: dollars(sole.left) },
      { label: 'LLC', note: taxes(llc), amount: dollars(llc.left) },
      { label: 'S corp.', note: `${taxes(corporation)}, ${costs}`, amount: dollars(corporation.left) },
    ],
    total: {
      label: `An S corporation leaves you ${gain < 0 ? 'less' : 'more'} by`,
      amount: dollars(Math.abs(gain)),
    },
    remarks: [
      `With these answers, ${rangeText(worthwhile(last, owner), last)}`,
      ...(corporation.pay < owner.pay
        ? [`After its costs, the company can pay you only ${dollars(corporation.pay)}.`]
        : []),
      state?.tax
        ? `${state.name}'s tax on the corporation's profit is counted, and so is the federal deduction for it.`
        : "Your state's taxes aren't counted. Some states tax the corporation itself.",
      ...(wages > 0 && !status.joint ? ["Your spouse's wages count only on a joint return, so we left them out."] : []),
      estimate,
    ],
  }
}

function rangeText(range: ReturnType<typeof worthwhile>, last: number): string {
  if (!range) return `it doesn't leave you more at any profit up to ${dollars(last)}.`
  const { from, to } = range
  return to === undefined
    ? `an S corporation leaves you more from about ${dollars(from)} of profit on.`
    : `it leaves you more only between about ${dollars(from)} and ${dollars(to)} of profit.`
}
