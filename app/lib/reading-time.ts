const wordsPerMinute = 230

/** Whole minutes, rounded up. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
