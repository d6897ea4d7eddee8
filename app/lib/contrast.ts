// Contrast as WCAG 2.2 defines it. Colors are "#rrggbb".

/** From 1 (alike) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** So much of one color laid over another, as color-mix() with transparent shows it. */
export function over(color: string, ground: string, share: number): string {
  const below = channels(ground)
  const mixed = channels(color).map((value, at) => value * share + (below[at] ?? 0) * (1 - share))
  return hex(mixed)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = linear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue from 0 to 1, as amounts of light. */
export function linear(color: string): number[] {
  return channels(color).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

/** Of red, green and blue from 0 to 255. */
export function hex(parts: readonly number[]): string {
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
