const words = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]

/** For a pattern: a number in digits or, up to twelve, in letters. */
export const number = `\\d{1,3}|${words.slice(1).join('|')}`

export function numberOf(text: string): number {
  const at = words.indexOf(text.toLowerCase())
  return at === -1 ? Number(text.replaceAll(',', '')) : at
}

const scales: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9 }

/** What a figure of the register amounts to: 78 with "M+" is 78,000,000. */
export function amountOf({ value, suffix = '' }: { value: number; suffix?: string | undefined }) {
  return value * (scales[suffix[0] ?? ''] ?? 1)
}
