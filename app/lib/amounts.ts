const units: Record<string, number> = { K: 1_000, M: 1_000_000, B: 1_000_000_000 }

/** The dollar amounts of a printed price or claim: "$2,500 to $9,400+" is [2500, 9400],
    "$150K-$300K+" is [150000, 300000], "$4,650-6,450+" is [4650, 6450]. */
export function amountsIn(text: string): number[] {
  return Array.from(
    text.matchAll(/(\d[\d,]*(?:\.\d+)?)([KMB])?/g),
    ([, digits = '', unit = '']) => Number(digits.replaceAll(',', '')) * (units[unit] ?? 1),
  )
}
