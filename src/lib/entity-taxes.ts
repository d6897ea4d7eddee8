import type { EntityLaw } from '../schema/services.ts'

/** What the comparison needs to know about an owner. */
export type Owner = {
  /** A reasonable salary for the owner's work. */
  pay: number
  payrollService: number
  corporateReturn: number
  /** The other spouse's wages on a joint return. */
  wages?: number
  state?: State
  law: Law
}

/** A state's yearly fees, and its tax on the profit of an S corporation above a deduction. */
type State = { llc: number; corporation: number; tax?: { rate: number; deduction: number } | undefined }

type Status = Omit<EntityLaw['statuses'][number], 'name' | 'joint' | 'businessDeductionLimit'>
/** The law for one filing status. The Social Security and Medicare rates include both halves. */
export type Law = Omit<EntityLaw, 'reviewed' | 'validThrough' | 'statuses'> & Status

const noState: State = { llc: 0, corporation: 0 }

type Costs = { payroll: number; filing: number; state: number; pay: number }

/** Compares one year of an LLC taxed as a sole proprietorship with the same LLC under an S election. Tax on a spouse's
    wages is due either way, so it isn't subtracted. */
export function compareEntities(profit: number, { law, wages = 0, state = noState, ...owner }: Owner) {
  const half = (law.socialSecurity + law.medicare) / 2
  const result = (costs: Costs, earnings: number) => {
    const shared = socialTax(earnings, law)
    const social = shared + additionalMedicareTax(earnings + wages, law) - additionalMedicareTax(wages, law)
    const net = profit - costs.payroll - costs.filing - costs.state
    const taxable = net - shared / 2
    const income = incomeTax(taxable + wages, taxable - costs.pay, law) - incomeTax(wages, 0, law)
    const beforeDeduction = taxable + wages - law.standardDeduction
    return { ...costs, social, income, beforeDeduction, left: net - social - income }
  }
  const payroll = owner.payrollService + Math.round(law.unemployment * law.unemploymentBase)
  const filing = owner.corporateReturn
  const before = profit - payroll - filing - state.corporation
  // If profit can't cover that salary, the company pays as much as it can.
  const pay = Math.max(0, Math.min(owner.pay, Math.floor(before / (1 + half))))
  const taxed = before - pay - socialTax(pay, law) / 2
  return {
    llc: result({ payroll: 0, filing: 0, state: state.llc, pay: 0 }, Math.max(0, profit - state.llc) * (1 - half)),
    corporation: result({ payroll, filing, state: state.corporation + stateTaxOn(taxed, state.tax), pay }, pay),
  }
}

/** Returns how much more the owner keeps with an S election. */
export function corporateGain(profit: number, owner: Owner): number {
  const { corporation, llc } = compareEntities(profit, owner)
  return corporation.left - llc.left
}

const step = 1000

/** Returns the range of profits, in whole thousands, where an S election pays off. `to` is set only if a state's
    corporate tax makes it stop paying off. */
export function worthwhile(last: number, owner: Owner): { from: number; to?: number } | undefined {
  let from: number | undefined
  for (let profit = step; profit <= last; profit += step) {
    if (corporateGain(profit, owner) > 0 === (from !== undefined)) continue
    const crossing = breakEven(profit - step, profit, owner)
    if (from !== undefined) return { from, to: crossing }
    from = crossing
  }
  return from === undefined ? undefined : { from }
}

/** Returns the break-even profit between two profits, to the nearest thousand. */
function breakEven(low: number, high: number, owner: Owner): number {
  const middle = (low + high) / 2
  const isBelow = corporateGain(middle, owner) > 0 === corporateGain(low, owner) > 0
  return Math.round((isBelow ? high : low) / step) * step
}

/** Returns the highest profit, in whole thousands, that these brackets cover. Above it, one side's taxable income would
    pass the last bracket or the limit of the business deduction. */
export function lastProfit(limit: number, owner: Owner): number {
  const { brackets, standardDeduction } = owner.law
  const maxTaxable = Math.min(limit, brackets.at(-1)?.upTo ?? 0)
  const reached = (profit: number) =>
    Math.max(...Object.values(compareEntities(profit, owner)).map(({ beforeDeduction }) => beforeDeduction))
  let profit = Math.floor((maxTaxable + standardDeduction) / step) * 2 * step
  while (profit > 0 && reached(profit) > maxTaxable) profit -= step
  return profit
}

/** Returns the state's tax on a corporation. It isn't deducted from its own base, because the state adds it back. */
function stateTaxOn(profit: number, tax: State['tax']): number {
  return tax ? Math.round(tax.rate * Math.max(0, profit - tax.deduction)) : 0
}

function socialTax(earnings: number, { socialSecurity, medicare, wageBase }: Law): number {
  return Math.round(socialSecurity * Math.min(earnings, wageBase) + medicare * earnings)
}

/** Returns the Additional Medicare Tax, which has no employer half and isn't deductible (IRC 164(f) and 3101(b)(2)). */
function additionalMedicareTax(earnings: number, { medicareLimit, additionalMedicare }: Law): number {
  return Math.round(additionalMedicare * Math.max(0, earnings - medicareLimit))
}

/** Returns the income tax. Taxable income also limits the business deduction (IRC 199A(a)(2)). */
function incomeTax(income: number, businessIncome: number, law: Law): number {
  const before = Math.max(0, income - law.standardDeduction)
  const taxable = before - law.businessDeduction * Math.max(0, Math.min(businessIncome, before))
  const taxes = law.brackets.map(({ rate, upTo }, index) => {
    const from = law.brackets[index - 1]?.upTo ?? 0
    return rate * Math.max(0, Math.min(taxable, upTo) - from)
  })
  return Math.round(taxes.reduce((sum, tax) => sum + tax, 0))
}
