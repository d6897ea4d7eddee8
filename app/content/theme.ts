import { contrast, over, withContrast } from '#app/lib/contrast.ts'
import type { Problem } from './engine/problem.ts'
import type { ColorName, OwnFace, Theme } from './schemas/theme.ts'

type Face = Theme['fonts']['display' | 'text']

/** The faces that come with the site: their style sheet in app/fonts/, and the file that the first
    screen needs of each. */
export const builtInFaces = { Playfair: 'playfair', 'Public Sans': 'public-sans' } as const

/** The palette and the two families, as the custom properties that tokens.css builds on. */
export function themeCss({ colors, fonts }: Theme, fontPath: (file: string) => string): string {
  const palette = Object.entries(colors).map(
    ([name, { day, night }]) => `--${name}: light-dark(${day}, ${night});`,
  )
  const serif = standIns(fonts.display, '"Iowan Old Style", Georgia, serif')
  const sans = standIns(fonts.text, 'system-ui, sans-serif')
  const faces = [fonts.display, fonts.text].flatMap((face) => ownFaces(face, fontPath))
  return `@layer tokens {
  :root {
    ${palette.join('\n    ')}
    --serif-stand-in: ${serif};
    --serif: ${cssString(nameOf(fonts.display))}, var(--serif-stand-in);
    --sans: ${cssString(nameOf(fonts.text))}, ${sans};
  }
}
${faces.length > 0 ? `@layer base {\n${faces.join('')}}\n` : ''}`
}

function nameOf(face: Face): string {
  return typeof face === 'string' ? face : face.name
}

/** Until a face has loaded; the built-in faces have fallbacks of the same widths. */
function standIns(face: Face, rest: string): string {
  return typeof face === 'string' ? `${cssString(`${face} stand-in`)}, ${rest}` : rest
}

function ownFaces(face: Face, fontPath: (file: string) => string): string[] {
  if (typeof face === 'string') return []
  const { regular, bold, italic } = face
  return [
    rule(face, fontPath(regular), bold ? '100 500' : '100 900'),
    ...(bold ? [rule(face, fontPath(bold), '600 900')] : []),
    ...(italic ? [rule(face, fontPath(italic), '100 900', 'italic')] : []),
  ]
}

function rule({ name }: OwnFace, path: string, weight: string, style = 'normal'): string {
  return `  @font-face {
    font-family: ${cssString(name)};
    font-style: ${style};
    font-weight: ${weight};
    src: url("${path}") format("woff2");
    font-display: swap;
  }
`
}

/** A name may be anything the owner types; in a style sheet it stays a name. */
function cssString(name: string): string {
  return `"${name.replaceAll(/[\\"\n<]/g, '')}"`
}

// What tokens.css puts on what. Text needs 4.5 to 1, lines that carry meaning need 3 to 1
// (WCAG 2.2, 1.4.3 and 1.4.11).

type Time = 'day' | 'night'
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

export const pairs: readonly Pair[] = [
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

/** Each ink at the place where its contrast is lowest, if that is too low. */
export function contrastProblems({ colors }: Theme): Problem[] {
  return pairs.flatMap((pair) =>
    (['day', 'night'] as const)
      .filter((time) => (pair.only ?? time) === time)
      .flatMap((time) => worst(pair, time, colors) ?? []),
  )
}

function worst(pair: Pair, time: Time, colors: Theme['colors']): Problem | undefined {
  const { ink, on, needs, use, share = 1, tint } = pair
  const of = (name: ColorName) => colors[name][time]
  const places = on.flatMap((name) => [
    { name: `${name} ${of(name)}`, ground: of(name) },
    ...(tint
      ? [{ name: `${name} when you point at it`, ground: over(of(tint[0]), of(name), tint[1]) }]
      : []),
  ])
  const [least] = places
    .map(({ name, ground }) => ({
      name,
      ground,
      ratio: contrast(over(of(ink), ground, share), ground),
    }))
    .sort((one, other) => one.ratio - other.ratio)
  if (!least || least.ratio >= needs) return undefined
  const better = share === 1 ? withContrast(of(ink), least.ground, needs) : undefined
  return {
    file: 'theme.yaml',
    path: ['colors', ink, time],
    found: `${of(ink)} on ${least.name}: a contrast of ${floor(least.ratio)} to 1`,
    expected: `at least ${needs} to 1, for ${use}`,
    ...(better && { hint: `"${better}" would work.` }),
  }
}

/** Rounded down, so that 4.496 is not printed as 4.50. */
function floor(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
