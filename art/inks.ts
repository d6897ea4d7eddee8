// The inks of every drawing are the palette of the site: one value by day, one by night.

export const inkNames = [
  'paper',
  'paper-deep',
  'ink',
  'line',
  'line-soft',
  'gold',
  'gold-line',
  'glass',
  'glass-lit',
  'band',
  'on-band',
  'on-band-soft',
  'band-gold',
] as const

export type InkName = (typeof inkNames)[number]
type Ink = { readonly light: string; readonly dark: string }
export type Inks = Readonly<Record<InkName, Ink>>

type Colors = Readonly<Record<string, { day?: unknown; night?: unknown } | undefined>>

/** Of the colours of content/theme.yaml those that drawings use. */
export function inksOf(colors: Colors): Inks {
  const inks = inkNames.map((name) => {
    const { day, night } = colors[name] ?? {}
    if (!isColour(day) || !isColour(night)) {
      throw new Error(
        `content/theme.yaml: "${name}" needs two colors for the drawings: { day: "#rrggbb", night: "#rrggbb" }`,
      )
    }
    return [name, { light: day.toLowerCase(), dark: night.toLowerCase() }]
  })
  return Object.fromEntries(inks)
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}
