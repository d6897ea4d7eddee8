// Capitals and figures as strokes: text inside an image cannot use the fonts of the page.
// Each glyph lies in a box as wide as given and one unit high, drawn from its top left.

type Glyph = { readonly width: number; readonly strokes: string }

/** Coordinates are percent of the height of a letter. */
const glyphs: Record<string, Glyph> = {
  A: { width: 74, strokes: 'M0 100L37 0L74 100M14 64H60' },
  B: { width: 62, strokes: 'M0 0V100H36C72 100 72 47 36 47H0M0 0H33C64 0 64 47 33 47' },
  C: { width: 70, strokes: 'M70 22C58-6 0-14 0 50S58 106 70 78' },
  '0': { width: 62, strokes: 'M31 0C72 0 72 100 31 100S-10 0 31 0Z' },
  '4': { width: 68, strokes: 'M50 100V0L0 70H68' },
  E: { width: 52, strokes: 'M52 0H0V100H52M0 48H42' },
  N: { width: 70, strokes: 'M0 100V0L70 100V0' },
  O: { width: 78, strokes: 'M39 0C91 0 91 100 39 100S-13 0 39 0Z' },
  P: { width: 58, strokes: 'M0 100V0H32C67 0 67 52 32 52H0' },
  D: { width: 68, strokes: 'M0 0V100H24C83 100 83 0 24 0Z' },
}

/** Path data of one letter, its middle in a point. */
export function letter(name: string, [x, y]: readonly [number, number], height: number): string {
  const glyph = glyphs[name]
  if (!glyph) throw new Error(`There is no engraved letter "${name}".`)
  const scale = height / 100
  const left = x - (glyph.width * scale) / 2
  const top = y - height / 2
  return glyph.strokes.replace(/([MLHVCSZ])([^MLHVCSZ]*)/g, (_, command, list) => {
    const values: number[] = (list.match(/-?\d+/g) ?? []).map(Number)
    const placed = values.map((value, index) => {
      const vertical = command === 'V' || (command !== 'H' && index % 2 === 1)
      return Math.round((vertical ? top : left) + value * scale)
    })
    return command + placed.join(' ').replaceAll(' -', '-')
  })
}
