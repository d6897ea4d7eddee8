import { converter, formatHex, interpolate, type Oklch, wcagContrast } from 'culori'

// Colors are "#rrggbb".

/** As WCAG 2.2 defines it, from 1 (alike) to 21 (black on white). */
export const contrast: (one: string, other: string) => number = wcagContrast

const inOklch = converter('oklch')
const inRgb = converter('rgb')

/** A color as the eye takes it: lightness from 0 to 1, chroma from 0 (gray), hue in degrees. */
type Seen = { l: number; c: number; h: number }

export function toOklch(color: string): Seen {
  const { l, c, h = 0 } = inOklch(color) as Oklch
  return { l, c, h }
}

/** A color that no screen shows loses chroma until one does. */
export function fromOklch({ l, c, h }: Seen): string {
  for (let chroma = c; ; chroma -= 0.002) {
    const color = inRgb({ mode: 'oklch', l, c: Math.max(0, chroma), h })
    const isShown = [color.r, color.g, color.b].every(
      (part) => part > -0.3 / 255 && part < 255.3 / 255,
    )
    if (isShown || chroma <= 0) return formatHex(color)
  }
}

/** So much of one color laid over another, as color-mix() with transparent shows it. */
export function over(color: string, ground: string, share: number): string {
  return formatHex(interpolate([ground, color])(share))
}
