/** The middle value, and how far the middle half of all values is apart (interquartile range). */
export type Spread = { median: number; range: number }

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  return { median: at(sorted, 0.5), range: at(sorted, 0.75) - at(sorted, 0.25) }
}

/** The value a share of the way through sorted ones, between two of them if need be. */
function at(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place % 1)
}
