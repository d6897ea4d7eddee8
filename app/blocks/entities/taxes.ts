/** One owner's year, with the rates and limits of the law. */
export type Owner = {
  /** What the owner's work is worth to an employer. */
  pay: number
  payrollService: number
  corporateReturn: number
  stateReport: number
  law: Law
}

type Law = {
  /** These two with both halves. */
  socialSecurity: number
  medicare: number
  wageBase: number
  unemployment: number
  unemploymentBase: number
  businessDeduction: number
  standardDeduction: number
  brackets: readonly { rate: number; upTo: number }[]
}

/** A year as a sole owner, as an LLC, and as the same LLC with an S election. */
export function compareEntities(profit: number, { law, ...owner }: Owner) {
  const half = (law.socialSecurity + law.medicare) / 2
  const selfEmployed = (filing: number) => {
    const social = socialTax((profit - filing) * (1 - half), law)
    return result({ payroll: 0, filing, social, pay: 0 })
  }
  const result = (costs: { payroll: number; filing: number; social: number; pay: number }) => {
    const net = profit - costs.payroll - costs.filing - costs.social
    const taxable = net + costs.social / 2
    const income = incomeTax(taxable, taxable - costs.pay, law)
    return { ...costs, income, left: net - income }
  }
  const { payroll, filing } = corporateCosts({ law, ...owner })
  // A company with little profit pays all it can.
  const pay = Math.min(owner.pay, Math.floor((profit - payroll - filing) / (1 + half)))
  return {
    sole: selfEmployed(0),
    llc: selfEmployed(owner.stateReport),
    corporation: result({ payroll, filing, social: socialTax(pay, law), pay }),
  }
}

export function corporateCosts({ law, ...owner }: Owner) {
  return {
    payroll: owner.payrollService + Math.round(law.unemployment * law.unemploymentBase),
    filing: owner.corporateReturn + owner.stateReport,
  }
}

/** What an S corporation leaves above what a sole owner keeps. */
export function corporateGain(profit: number, owner: Owner): number {
  const { corporation, sole } = compareEntities(profit, owner)
  return corporation.left - sole.left
}

/** The profit, in whole thousands, from which an S corporation leaves more; undefined outside the range. */
export function breakEven(from: number, to: number, owner: Owner): number | undefined {
  if (corporateGain(from, owner) >= 0 || corporateGain(to, owner) <= 0) return undefined
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (corporateGain(middle, owner) < 0) low = middle
    else high = middle
  }
  return Math.round(high / 1000) * 1000
}

function socialTax(earnings: number, { socialSecurity, medicare, wageBase }: Law): number {
  return Math.round(socialSecurity * Math.min(earnings, wageBase) + medicare * earnings)
}

/** Taxable income limits the business deduction as well, IRC 199A(a)(2). */
function incomeTax(income: number, businessIncome: number, law: Law): number {
  const before = Math.max(0, income - law.standardDeduction)
  const taxable = before - law.businessDeduction * Math.min(businessIncome, before)
  const taxes = law.brackets.map(({ rate, upTo }, index) => {
    const from = law.brackets[index - 1]?.upTo ?? 0
    return rate * Math.max(0, Math.min(taxable, upTo) - from)
  })
  return Math.round(taxes.reduce((sum, tax) => sum + tax, 0))
}
