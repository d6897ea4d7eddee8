import { interpolate } from './before-text.ts'
import {
  compareEntities,
  type Law,
  lastProfit,
  type Owner,
  type StateTax,
  worthwhile,
} from './entity-taxes.ts'
import { dollars } from './money.ts'
import type { Answer } from './tool.ts'

type Names = 'sole' | 'llc' | 'corporation'
type Words = Record<
  | ('heading' | 'taxes' | 'costs' | 'more' | 'less' | 'from' | 'between' | 'never' | 'payLess')
  | ('counted' | 'notCounted' | 'jointOnly' | 'beyond' | 'estimate'),
  string
>

type StatusLaw = Pick<Law, 'standardDeduction' | 'brackets'> & {
  medicareLimit: number
  businessDeductionLimit: number
}
type Choice = { value: string; label: string }

/** What the page knows: the law, the states, and the words of the answer. */
export type EntityRules = {
  law: Omit<Law, keyof StatusLaw>
  statuses: readonly (Choice & StatusLaw & { joint?: boolean | undefined })[]
  states: readonly (Choice & { report?: number | undefined; tax?: StateTax | undefined })[]
  names: Record<Names, string>
  words: Words
}

/** What a visitor has typed. */
export type EntityValues = {
  profit: number
  pay: number
  filingStatus: string
  wages?: number | undefined
  state?: string | undefined
  payroll: number
  filing: number
}

export type EntityAnswer = Answer & { heading: string }

/** What is left each way, and from which profit on an S corporation leaves more. */
export function entityAnswer(values: EntityValues, rules: EntityRules): EntityAnswer {
  const { words, names, statuses, states } = rules
  const status = statuses.find(({ value }) => value === values.filingStatus) ?? statuses[0]
  const state = states.find(({ value }) => value === values.state)
  const { profit, wages = 0 } = values
  const heading = interpolate(words.heading, { profit: dollars(profit) })
  if (!status) return { heading, lines: [], remarks: [] }
  const owner: Owner = {
    pay: values.pay,
    payrollService: values.payroll,
    corporateReturn: values.filing,
    stateReport: state?.report ?? 0,
    wages: status.joint ? wages : 0,
    stateTax: state?.tax,
    law: { ...rules.law, ...status },
  }
  const last = lastProfit(status.businessDeductionLimit, owner)
  const most = dollars(last)
  if (profit > last) {
    return { heading, lines: [], remarks: [interpolate(words.beyond, { most })] }
  }
  const made = compareEntities(profit, owner)
  const { sole, corporation } = made
  const gain = corporation.left - sole.left
  const line = (name: Names, costs = '') => {
    const { social, income, left } = made[name]
    const taxes = interpolate(words.taxes, { social: dollars(social), income: dollars(income) })
    return { label: names[name], note: `${taxes}${costs}`, amount: dollars(left) }
  }
  const costs = interpolate(words.costs, {
    costs: dollars(corporation.payroll + corporation.filing),
    state: dollars(corporation.state),
  })
  const pay = dollars(corporation.pay)
  return {
    heading,
    lines: [line('sole'), line('llc'), line('corporation', `, ${costs}`)],
    total: { label: gain < 0 ? words.less : words.more, amount: dollars(Math.abs(gain)) },
    remarks: [
      evenSentence(worthwhile(last, owner), most, words),
      ...(corporation.pay < values.pay ? [interpolate(words.payLess, { pay })] : []),
      state?.tax ? interpolate(words.counted, { state: state.label }) : words.notCounted,
      ...(wages > 0 && !status.joint ? [words.jointOnly] : []),
      words.estimate,
    ],
  }
}

function evenSentence(range: ReturnType<typeof worthwhile>, most: string, words: Words): string {
  if (!range) return interpolate(words.never, { most })
  const [from, to] = [dollars(range.from), range.to]
  if (to === undefined) return interpolate(words.from, { profit: from })
  return interpolate(words.between, { from, to: dollars(to) })
}
