const maxAmount = 1e9

/** Returns the number in an amount as people type it (60k, 1.2M, $60,000, 60 000, 60,000.50), or undefined if it can't
    be read or is above a billion. Cents need two digits, so that a European 60.000 isn't read as 60. */
export function parseAmount(text: string): number | undefined {
  const [, whole, decimals = '', unit = ''] =
    /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|(?=\.\d))(\.\d*)?\s*([km]?)$/i.exec(text.trim()) ?? []
  if (whole === undefined || (!unit && decimals.length > 3)) return undefined
  const factor = { k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1
  const amount = Math.round(Number(`${whole.replaceAll(/\D/g, '')}${decimals}`) * factor * 100) / 100
  return amount <= maxAmount ? amount : undefined
}

/** Returns an amount as a field shows it: 60000 is "60,000", and 60000.5 is "60,000.50". */
export function amountText(amount: number): string {
  const [whole = '', cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...(cents ? [cents] : [])].join('.')
}

/** Removes everything but digits, commas and periods. */
export const digitsOnly = (text: string) => text.replaceAll(/[^\d.,]/g, '')

/** Returns the number in digits, commas and periods. It ignores commas anywhere. */
export function parseDigits(text: string): number | undefined {
  const number = Number(text.replaceAll(',', ''))
  return text && Number.isFinite(number) ? number : undefined
}

/** Guesses the amount a visitor meant after the field dropped a k or m, or if they typed 85 for 85,000. */
export function likelyAmount(typed: string): number | undefined {
  const [, number = '', unit] = /^\D*([\d.,]+)\s*([km])?/i.exec(typed) ?? []
  const amount = parseDigits(number)
  if (!amount) return undefined
  if (unit) return amount * (unit.toLowerCase() === 'k' ? 1000 : 1_000_000)
  return amount < 1000 ? amount * 1000 : undefined
}
