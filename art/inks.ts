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

const paletteLine = /--([a-z-]+):\s*light-dark\(\s*(#[0-9a-f]{6})\s*,\s*(#[0-9a-f]{6})\s*\)\s*;/gi

/** Reads the palette lines of tokens.css. */
export function parseInks(css: string): Inks {
  const found = new Map<string, Ink>()
  for (const [, name = '', light = '', dark = ''] of css.matchAll(paletteLine)) {
    found.set(name, { light: light.toLowerCase(), dark: dark.toLowerCase() })
  }
  const inks: Partial<Record<InkName, Ink>> = {}
  for (const name of inkNames) {
    const ink = found.get(name)
    if (!ink) {
      throw new Error(
        `The ink "${name}" is missing from the palette. Write it in tokens.css as --${name}: light-dark(#rrggbb, #rrggbb);`,
      )
    }
    inks[name] = ink
  }
  return inks as Inks
}
