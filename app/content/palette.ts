import { contrast, fromOklch, over, toOklch } from '#app/lib/color.ts'
import type { Problem } from './engine/problem.ts'

/** In the order in which they are made: each, except the paper, is kept readable with those before it. */
export const colorNames = [
  'paper',
  'paper-deep',
  'line',
  'on-band',
  'band',
  'ink',
  'ink-soft',
  'green',
  'gold',
  'line-soft',
  'gold-line',
  'glass',
  'glass-lit',
  'on-band-soft',
  'band-gold',
] as const

export type ColorName = (typeof colorNames)[number]
type Time = 'day' | 'night'
export type Brand = Readonly<Record<'main' | 'accent', string>>
export type Palette = Readonly<Record<ColorName, Readonly<Record<Time, string>>>>
type Colors = Readonly<Partial<Record<ColorName, string>>>

/** Where a color comes from: `light` is the accent as the tone of paper and of what is read on dark panels. */
type Source = keyof Brand | 'light'
/** A color made of one of these: its lightness (without one, its own), the share of the chroma, and
    the most there may be of it. Or the same as a color before it. */
type Recipe = readonly [of: Source, lightness?: number, share?: number, most?: number] | ColorName
type Recipes = Readonly<Record<ColorName, Recipe>>

const day: Recipes = {
  paper: ['light', 0.963, 0.15, 0.015],
  'paper-deep': ['light', 0.932, 0.2, 0.02],
  line: ['main'],
  'on-band': ['light', 0.943, 0.3, 0.03],
  band: ['main'],
  ink: ['main', 0.247, 0.5, 0.03],
  'ink-soft': ['main', 0.457, 0.47, 0.034],
  green: ['main'],
  gold: ['accent'],
  'line-soft': ['main', 0.57, 1, 0.12],
  'gold-line': ['accent'],
  glass: 'line',
  'glass-lit': ['main', 0.605, 0.76, 0.08],
  'on-band-soft': ['main', 0.826, 0.47, 0.036],
  'band-gold': ['accent', 0.81, 0.93, 0.15],
}

const night: Recipes = {
  ...day,
  paper: ['main', 0.188, 0.33, 0.02],
  'paper-deep': ['main', 0.223, 0.44, 0.026],
  line: ['main', 0.766, 0.75, 0.09],
  band: ['main', 0.301, 0.93, 0.1],
  ink: ['light', 0.927, 0.23, 0.023],
  'ink-soft': ['main', 0.767, 0.43, 0.03],
  green: ['main', 0.914, 0.5, 0.03],
  gold: ['accent', 0.793, 0.95, 0.15],
  'line-soft': ['main', 0.654, 1, 0.12],
  'gold-line': ['accent', 0.746, 1, 0.13],
  glass: 'paper',
  'glass-lit': 'gold',
}

type Chosen = {
  readonly [Name in ColorName]?: { readonly [Each in Time]?: string | undefined } | undefined
}

/** All colors of the site from the firm's two, around those that the firm sets itself. */
export function palette(brand: Brand, chosen: Chosen = {}): Palette {
  const [byDay, byNight] = [at('day', day), at('night', night)]
  const entries = colorNames.map((name) => [name, { day: byDay[name], night: byNight[name] }])
  return Object.fromEntries(entries)

  function at(time: Time, recipes: Recipes): Colors {
    const colors: Record<string, string> = {}
    for (const name of colorNames) {
      const color = chosen[name]?.[time]
      if (color) colors[name] = color
    }
    for (const name of colorNames) {
      const made = mixed(brand, recipes[name], colors)
      const isPaper = name === 'paper' || name === 'paper-deep'
      colors[name] ??= (isPaper ? undefined : readable(name, made, time, colors)) ?? made
    }
    return colors
  }
}

function mixed(brand: Brand, recipe: Recipe, colors: Colors): string {
  if (typeof recipe === 'string') return colors[recipe] ?? ''
  const [of, lightness, share = 1, most = 1] = recipe
  const color = of === 'main' ? brand.main : brand.accent
  if (lightness === undefined) return color
  const { l, c, h } = toOklch(color)
  const chroma = Math.min(c * share, most)
  // A gray accent is silver on the dark, or a button would look like one out of use.
  const silver = of === 'accent' ? Math.max(0, 0.1 - c) : 0
  if (of !== 'light') return shaded({ l, c: chroma, h }, lightness + silver)
  // Paper is cream beside any warm color, and almost white beside a cold one.
  const isWarm = h > 15 && h < 115
  return fromOklch({ l: lightness, c: isWarm ? chroma : chroma * 0.6, h: isWarm ? 92 : h })
}

/** Yellow darkens to ochre, as a painter would mix it, and not to olive. */
function shaded({ l, c, h }: ReturnType<typeof toOklch>, lightness: number): string {
  const yellow = Math.max(0, 1 - Math.abs(h - 100) / 25)
  const turned = h - yellow * Math.max(0, l - lightness) * 120
  return fromOklch({ l: lightness, c, h: yellow > 0 ? Math.max(75, turned) : h })
}

/** The color in the lightness nearest to its own that has every contrast it needs with the colors
    known so far. */
function readable(name: ColorName, color: string, time: Time, colors: Colors): string | undefined {
  const own = pairs.filter(
    (pair) =>
      (pair.only ?? time) === time &&
      (pair.ink === name || pair.on.some((ground) => ground === name)),
  )
  const passes = (tried: string) =>
    own.every((pair) => {
      const least = weakest(pair, { ...colors, [name]: tried })
      return !least || least.ratio >= pair.needs
    })
  if (passes(color)) return color
  const source = toOklch(color)
  for (let step = 0.01; step < 1; step += 0.01) {
    for (const l of [source.l - step, source.l + step]) {
      if (l < 0 || l > 1) continue
      const tried = shaded(source, l)
      if (passes(tried)) return tried
    }
  }
  return undefined
}

// What tokens.css puts on what. Text needs 4.5 to 1, lines that carry meaning need 3 to 1
// (WCAG 2.2, 1.4.3 and 1.4.11).

type Pair = {
  ink: ColorName
  on: readonly ColorName[]
  needs: 3 | 4.5
  use: string
  /** The share of the ink that is mixed over the ground, for lines drawn in part. */
  share?: number
  /** A tint of the ground on which the ink is read, too: a row under the pointer. */
  tint?: readonly [ink: ColorName, share: number]
  only?: Time
}

const page = ['paper', 'paper-deep'] as const
const tint = ['line', 0.055] as const
const onPage = (ink: ColorName, use: string): Pair => ({ ink, on: page, needs: 4.5, use, tint })
const drawn = (ink: ColorName): Pair => ({ ink, on: page, needs: 3, use: 'lines in drawings' })
const onBand = (ink: ColorName, use: string): Pair => ({
  ink,
  on: ['band'],
  needs: 4.5,
  use,
  tint: ['on-band', 0.07],
})

const pairs: readonly Pair[] = [
  onPage('ink', 'body text'),
  onPage('ink-soft', 'captions and notes'),
  onPage('green', 'headings'),
  onPage('gold', 'links you point at and the focus ring'),
  { ink: 'line', on: page, needs: 3, use: 'borders of buttons and fields', share: 0.58 },
  drawn('line'),
  drawn('line-soft'),
  drawn('gold-line'),
  onBand('on-band', 'text on dark panels and buttons'),
  onBand('on-band-soft', 'secondary text on dark panels'),
  onBand('band-gold', 'links and the focus ring on dark panels'),
  { ink: 'on-band', on: ['band'], needs: 3, use: 'borders on dark panels', share: 0.45 },
  { ink: 'paper', on: ['band-gold'], needs: 4.5, use: 'button text', only: 'night' },
]

type Least = { place: string; ratio: number }

/** Where the contrast of a pair is lowest, among the colors that are known. */
function weakest({ ink, on, share = 1, tint }: Pair, colors: Colors): Least | undefined {
  const color = colors[ink]
  if (!color) return undefined
  const places = on.flatMap((name) => {
    const ground = colors[name]
    if (!ground) return []
    const under = `${name} ${ground}`
    const color = tint && colors[tint[0]]
    const tinted = color && over(color, ground, tint[1])
    return [
      { place: under, ground },
      ...(tinted ? [{ place: `${tinted} (${under} under the pointer)`, ground: tinted }] : []),
    ]
  })
  const [least] = places
    .map(({ place, ground }) => ({ place, ratio: contrast(over(color, ground, share), ground) }))
    .sort((one, other) => one.ratio - other.ratio)
  return least
}

/** Each ink at the place where its contrast is lowest, if that is too low. */
export function contrastProblems(colors: Palette): Problem[] {
  return (['day', 'night'] as const).flatMap((time) => {
    const now: Colors = Object.fromEntries(colorNames.map((name) => [name, colors[name][time]]))
    return pairs.flatMap((pair): Problem[] => {
      const { ink, needs, use, share, only = time } = pair
      const color = colors[ink][time]
      const least = weakest(pair, now)
      if (only !== time || !least || least.ratio >= needs) return []
      const better = readable(ink, color, time, now)
      const part = share ? `, ${Math.round(share * 100)}% strong,` : ''
      return [
        {
          file: 'theme.yaml',
          path: ['colors', ink, time],
          found: `${ink} ${color}${part} on ${least.place}: a contrast of ${floor(least.ratio)} to 1`,
          expected: `at least ${needs} to 1, for ${use}`,
          ...(better && { hint: `"${better}" would work.` }),
        },
      ]
    })
  })
}

/** Rounded down, so that 4.496 is not printed as 4.50. */
function floor(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
