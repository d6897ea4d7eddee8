// The arithmetic of the savings calculator.

export type Amounts = { taxPaid: number; grossIncome: number }
/** Whole percentages of the tax paid; they come from content/, never from code. */
export type SavingsRange = { minimum: number; maximum: number }
/** Whole dollars, and the effective tax rate as it is printed: "25.0%". */
export type Estimate = { least: number; most: number; rate: string }

/** Dollars and tenths of a percent, rounded half up, for two amounts above zero. */
export function estimate({ taxPaid, grossIncome }: Amounts, range: SavingsRange): Estimate {
  const paid = exact(taxPaid)
  const gross = exact(grossIncome)
  const share = (percent: number) => {
    const part = exact(percent)
    return Number(halfUp(paid.over * part.over, paid.under * part.under * 100n))
  }
  const tenths = halfUp(paid.over * gross.under * 1000n, paid.under * gross.over)
  return {
    least: share(range.minimum),
    most: share(range.maximum),
    rate: `${tenths / 10n}.${tenths % 10n}%`,
  }
}

type Ratio = { over: bigint; under: bigint }

/** The decimal number that was typed, not the binary fraction nearest to it, which may fall just
    short of a half and would round down. */
function exact(amount: number): Ratio {
  const [mantissa = '', power = '0'] = String(amount).split('e')
  const [whole = '', decimals = ''] = mantissa.split('.')
  const digits = BigInt(whole + decimals)
  const exponent = Number(power) - decimals.length
  const shift = 10n ** BigInt(Math.abs(exponent))
  return exponent < 0 ? { over: digits, under: shift } : { over: digits * shift, under: 1n }
}

function halfUp(over: bigint, under: bigint): bigint {
  return (2n * over + under) / (2n * under)
}
