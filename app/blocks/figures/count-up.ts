const steps = 60

/** What a counter shows on its way to a value, at even intervals: the style sheet has the same number of
    steps. */
export function countUp(value: number, decimals: number): string[] {
  return Array.from({ length: steps }, (_, step) => {
    const progress = step / (steps - 1)
    // Fast at first and slow at the end: the eye reads the last digits.
    const eased = 1 - (1 - progress) ** 3
    return (value * eased).toFixed(decimals)
  })
}
