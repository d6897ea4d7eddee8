const form = /^(\()?([-+−–])?\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?%?\)?$/

/** `$1,200`, `-$1,200`, `($1,200)` or `6.5%` as a number; undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const match = form.exec(text.replaceAll(/\s/g, ''))
  if (!match?.[3]) return undefined
  const [, bracket, sign = '', digits, cents = ''] = match
  const size = Number(digits.replaceAll(',', '') + cents)
  return bracket || /[-−–]/.test(sign) ? -size : size
}

/** As an owner would write it, with cents only where there are some. */
export function amountInWords(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}
