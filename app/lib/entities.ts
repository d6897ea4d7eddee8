/** One owner's numbers for a year, with the rates and limits of the law. */
export type EntityNumbers = {
  /** What the owner's work is worth to an employer. */
  pay: number
  payrollService: number
  corporateReturn: number
  stateReport: number
  law: {
    /** Both halves. */
    socialSecurity: number
    medicare: number
    wageBase: number
    unemployment: number
    unemploymentBase: number
    businessDeduction: number
    standardDeduction: number
    brackets: readonly { rate: number; upTo: number }[]
  }
}

type Law = EntityNumbers['law']
/** `social`: Social Security and Medicare, as self-employment tax or as both halves of payroll tax. */
type Result = { payroll: number; filing: number; social: number; income: number; left: number }

export const soleOwner = (profit: number, { law }: EntityNumbers) => selfEmployed(profit, 0, law)
export const llc = (profit: number, { stateReport, law }: EntityNumbers) =>
  selfEmployed(profit, stateReport, law)

function selfEmployed(profit: number, filing: number, law: Law): Result {
  const net = profit - filing
  const social = socialTax(net * (1 - rateOf(law) / 2), law)
  const income = incomeTax(net - social / 2, net - social / 2, law)
  return { payroll: 0, filing, social, income, left: net - social - income }
}

/** The same LLC with an S election: only pay carries Social Security and Medicare tax. */
export function sCorporation(profit: number, numbers: EntityNumbers): Result {
  const { law } = numbers
  const { payroll, filing } = corporateCosts(numbers)
  const pay = affordablePay(profit, numbers)
  const social = socialTax(pay, law)
  const taxable = profit - payroll - filing - social / 2
  const income = incomeTax(taxable, taxable - pay, law)
  return { payroll, filing, social, income, left: profit - payroll - filing - social - income }
}

/** Pay for the job, or all that the company can pay. */
export function affordablePay(profit: number, numbers: EntityNumbers): number {
  const { payroll, filing } = corporateCosts(numbers)
  const most = (profit - payroll - filing) / (1 + rateOf(numbers.law) / 2)
  return Math.min(numbers.pay, Math.floor(most))
}

export function corporateCosts({ law, ...numbers }: EntityNumbers) {
  return {
    payroll: numbers.payrollService + Math.round(law.unemployment * law.unemploymentBase),
    filing: numbers.corporateReturn + numbers.stateReport,
  }
}

/** What an S corporation leaves above what a sole owner keeps. */
export function gain(profit: number, numbers: EntityNumbers): number {
  return sCorporation(profit, numbers).left - soleOwner(profit, numbers).left
}

/** The profit, in whole thousands, from which an S corporation leaves more; undefined outside the range. */
export function breakEven(from: number, to: number, numbers: EntityNumbers): number | undefined {
  if (gain(from, numbers) >= 0 || gain(to, numbers) <= 0) return undefined
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (gain(middle, numbers) < 0) low = middle
    else high = middle
  }
  return Math.round(high / 1000) * 1000
}

function rateOf({ socialSecurity, medicare }: Law): number {
  return socialSecurity + medicare
}

function socialTax(earnings: number, { socialSecurity, medicare, wageBase }: Law): number {
  return Math.round(socialSecurity * Math.min(earnings, wageBase) + medicare * earnings)
}

/** The business deduction is limited by taxable income as well, IRC 199A(a)(2). */
function incomeTax(income: number, businessIncome: number, law: Law): number {
  const before = Math.max(0, income - law.standardDeduction)
  const taxable = before - law.businessDeduction * Math.min(businessIncome, before)
  const taxes = law.brackets.map(({ rate, upTo }, index) => {
    const from = law.brackets[index - 1]?.upTo ?? 0
    return rate * Math.max(0, Math.min(taxable, upTo) - from)
  })
  return Math.round(taxes.reduce((sum, tax) => sum + tax, 0))
}
