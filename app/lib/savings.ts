import { parseDigits } from './money.ts'

// The arithmetic of the savings calculator.

export type Amounts = { taxPaid: number; grossIncome: number }
/** Whole percentages of the tax paid; they come from content/, never from code. */
export type SavingsRange = { minimum: number; maximum: number }
/** Whole dollars, and the effective tax rate as it is printed: "25.0%". */
export type Estimate = { least: number; most: number; rate: string }

/** What stays of a text in an amount field: digits, commas and periods. The caret stays behind the
    character it was behind, so that typing in the middle does not move it to the end. */
export function cleanAmount(text: string, caret: number): { text: string; caret: number } {
  return { text: strip(text), caret: strip(text.slice(0, caret)).length }
}

/** A number above zero, or nothing. Commas are ignored wherever they are: "1,000.50" is 1000.5 and
    "0,1" is 1. A period may lead or end (".5", "5."), but there may be one only ("1.2.3" is nothing).
    Too large or too small for a number ("9" four hundred times) is nothing, too. */
export function parseAmount(text: string): number | undefined {
  if (!/^[\d,]*\.?[\d,]*$/.test(text) || !/\d/.test(text)) return undefined
  const amount = parseDigits(text)
  return Number.isFinite(amount) && amount > 0 ? amount : undefined
}

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

export type AmountTexts = { taxPaid: string; grossIncome: string }

/** The two amounts of a copied link, "#calculator=80000,320000", as they go into the fields.
    Some mail programs encode the comma. Anything else in the fragment is nothing. */
export function readFragment(hash: string): AmountTexts | undefined {
  const [, taxPaid = '', grossIncome = ''] =
    /^#calculator=([\d.]+)(?:,|%2c)([\d.]+)$/i.exec(hash) ?? []
  return parseAmount(taxPaid) && parseAmount(grossIncome) ? { taxPaid, grossIncome } : undefined
}

/** The fragment of a link to two amounts, given as they are in the fields. */
export function writeFragment(taxPaid: string, grossIncome: string): string {
  return `#calculator=${[taxPaid, grossIncome].map((text) => text.replaceAll(',', '')).join()}`
}

function strip(text: string): string {
  return text.replace(/[^0-9.,]/g, '')
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
