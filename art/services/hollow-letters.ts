// Figures and capitals as hollow lines, shaded across like the denomination of a banknote.

/** Skeletons, percent of the height of a letter, from its top left. */
const skeletons: Record<string, { width: number; line: string }> = {
  '0': { width: 62, line: 'M31 0c41 0 41 100 0 100s-41-100 0-100z' },
  '1': { width: 40, line: 'M4 18l18-18v100m-20 0h40' },
  '2': { width: 62, line: 'M2 28c0-38 58-38 58 0c0 28-44 40-58 72h60' },
  '4': { width: 68, line: 'M50 100v-100l-50 70h68' },
  '5': { width: 62, line: 'M56 0h-46l-5 46c16-16 57-12 57 22c0 38-54 42-62 12' },
  '6': { width: 62, line: 'M54 8c-34-20-54 18-54 56c0 48 62 48 62 4c0-40-54-40-62-4' },
  L: { width: 56, line: 'M0 0v100h56' },
  C: { width: 66, line: 'M66 20c-14-34-66-24-66 30s52 64 66 30' },
}

const space = 30

/** A word or a number, its top left in the origin, as high as given. */
export function hollowWord(word: string, height: number): string {
  let outline = ''
  let left = 0
  for (const name of word) {
    const letter = skeletons[name]
    if (!letter) throw new Error(`There is no hollow letter "${name}".`)
    outline += letter.line.replace(/^M(\d+)/, (_, x) => `M${Number(x) + left}`)
    left += letter.width + space
  }
  const layer = (width: number, rest: string) =>
    `<path d="${outline}" stroke-width="${width}"${rest}/>`
  return (
    `<g transform="scale(${height / 100})" stroke-linecap="square" stroke-miterlimit="3">` +
    `${layer(23, '')}${layer(17, ' class="bars"')}` +
    `${layer(11, ' class="metal" stroke-linecap="butt" stroke-miterlimit="1" stroke-dasharray="1.9 3.1"')}</g>`
  )
}

/** How long a word is when so high. */
export function hollowLength(word: string, height: number): number {
  const widths = [...word].map((name) => (skeletons[name]?.width ?? 0) + space)
  return ((widths.reduce((sum, width) => sum + width, 0) - space) * height) / 100
}
