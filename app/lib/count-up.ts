export type CountUp = {
  value: number
  decimals?: number | undefined
  delay: number
  duration: number
}

/** The shortest time between two shown numbers, in milliseconds. */
export const tick = 16

/** What a counter shows after `elapsed` milliseconds. Time, not ticks, decides, so the whole run
    lasts exactly delay + duration on any machine. */
export function countAt(
  elapsed: number,
  { value, decimals = 0, delay, duration }: CountUp,
): string {
  const progress = duration > 0 ? (elapsed - delay) / duration : 1
  const settled = Math.min(1, Math.max(0, progress))
  // Fast at first and slow at the end: the eye reads the last digits.
  const eased = 1 - (1 - settled) ** 3
  return (value * eased).toFixed(decimals)
}
