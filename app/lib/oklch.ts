import { hex, linear } from './contrast.ts'

/** A color as the eye takes it: lightness from 0 to 1, chroma from 0 (gray), hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

type Matrix = readonly (readonly [number, number, number])[]

export function toOklch(color: string): Oklch {
  const cones = times(toCones, linear(color))
  const [l = 0, a = 0, b = 0] = times(toLab, cones.map(Math.cbrt))
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

/** "#rrggbb". A color that no screen shows loses chroma until one does. */
export function fromOklch({ l, c, h }: Oklch): string {
  for (let chroma = c; ; chroma -= 0.002) {
    const parts = screen(l, Math.max(0, chroma), h)
    const isShown = parts.every((part) => part > -0.3 && part < 255.3)
    if (isShown || chroma <= 0) return hex(parts.map((part) => Math.min(255, Math.max(0, part))))
  }
}

function screen(l: number, c: number, h: number): number[] {
  const angle = (h * Math.PI) / 180
  const roots = times(fromLab, [l, c * Math.cos(angle), c * Math.sin(angle)])
  const light = times(
    fromCones,
    roots.map((root) => root ** 3),
  )
  return light.map((part) =>
    part <= 0.0031308 ? part * 12.92 * 255 : (1.055 * part ** (1 / 2.4) - 0.055) * 255,
  )
}

function times(matrix: Matrix, [x = 0, y = 0, z = 0]: readonly number[]): number[] {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z)
}

// What defines Oklab: from linear sRGB to the cones of the eye, and from their cube roots; then back.
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
