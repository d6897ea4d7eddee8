// Capitals and figures as strokes: text inside an image cannot use the fonts of the page.
// Each glyph lies in a box as wide as given and one unit high, drawn from its top left.

type Glyph = { readonly width: number; readonly strokes: string }

/** Coordinates are percent of the height of a letter. */
const glyphs: Record<string, Glyph> = {
  A: { width: 74, strokes: 'M0 100L37 0L74 100M14 64H60' },
  B: { width: 62, strokes: 'M0 0V100H36C72 100 72 47 36 47H0M0 0H33C64 0 64 47 33 47' },
  C: { width: 70, strokes: 'M70 22C58-6 0-14 0 50S58 106 70 78' },
  E: { width: 52, strokes: 'M52 0H0V100H52M0 48H42' },
  P: { width: 58, strokes: 'M0 100V0H32C67 0 67 52 32 52H0' },
  D: { width: 68, strokes: 'M0 0V100H24C83 100 83 0 24 0Z' },
  F: { width: 56, strokes: 'M56 0H0V100M0 48H46' },
  J: { width: 48, strokes: 'M48 0V70C48 108 4 108 0 76' },
  M: { width: 80, strokes: 'M0 100V0L40 72L80 0V100' },
  N: { width: 70, strokes: 'M0 100V0L70 100V0' },
  O: { width: 78, strokes: 'M39 0C91 0 91 100 39 100S-13 0 39 0Z' },
  S: { width: 60, strokes: 'M58 20C52-8 4-8 4 24C4 58 60 42 60 76C60 108 4 108 0 78' },
  T: { width: 64, strokes: 'M0 0H64M32 0V100' },
  W: { width: 104, strokes: 'M0 0L27 100L52 16L77 100L104 0' },
  '0': { width: 62, strokes: 'M31 0C72 0 72 100 31 100S-10 0 31 0Z' },
  '1': { width: 26, strokes: 'M0 22L26 0V100' },
  '2': { width: 62, strokes: 'M2 28C2-10 60-10 60 28C60 56 14 68 2 100H62' },
  '3': {
    width: 62,
    strokes: 'M2 14C20-8 58-4 58 24C58 40 46 48 28 48C48 48 62 58 62 74C62 106 16 108 0 84',
  },
  '4': { width: 68, strokes: 'M50 100V0L0 70H68' },
  '5': { width: 62, strokes: 'M56 0H10L5 46C20 32 62 32 62 68C62 108 10 108 0 82' },
  '6': { width: 62, strokes: 'M54 8C20-12 0 26 0 64C0 112 62 112 62 68C62 28 8 28 0 64' },
  '7': { width: 60, strokes: 'M0 0H60L20 100' },
  '8': { width: 62, strokes: 'M31 46C2 46 2 0 31 0S60 46 31 46C-6 46-6 100 31 100S68 46 31 46' },
  '9': { width: 62, strokes: 'M62 36C54 72 0 72 0 32C0-12 62-12 62 36C62 74 42 112 8 92' },
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

/** Path data of a word or a number, its middle in a point. */
export function engravedWord(
  word: string,
  [x, y]: readonly [number, number],
  height: number,
): string {
  const space = height * 0.28
  const widths = [...word].map((name) => ((glyphs[name]?.width ?? 0) * height) / 100)
  let left = x - widths.reduce((sum, width) => sum + width + space, -space) / 2
  return [...word]
    .map((name, index) => {
      const width = widths[index] ?? 0
      const drawn = letter(name, [left + width / 2, y], height)
      left += width + space
      return drawn
    })
    .join('')
}
