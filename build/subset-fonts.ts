import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

// node build/subset-fonts.ts: reduces the two font families to the characters the site prints.
// Accented letters are in separate files, which a browser fetches only when a page needs one. Run it
// after changing a font, and keep the unicode ranges in app/fonts/*.css the same.

const english =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0©®·×÷–—‘’“”…•§¶†‡°±½¼¾²³¹→←↑↓↗−≥≤'
const westernAccents = letters(0xc0, 0xff)
const centralAccents = letters(0x100, 0x17f)

const playfair = { wght: 400, wdth: 100, opsz: { min: 14, max: 120 } }
const playfairItalic = { wght: 400, wdth: 100, opsz: 30 }
const publicSans = { wght: { min: 400, max: 700 } }

const faces = [
  ['playfair', '', 'latin-standard-normal', english, playfair],
  ['playfair', '-western', 'latin-standard-normal', westernAccents, playfair],
  ['playfair', '-central', 'latin-ext-standard-normal', centralAccents, playfair],
  ['playfair', '-italic', 'latin-standard-italic', english, playfairItalic],
  ['public-sans', '', 'latin-wght-normal', english, publicSans],
  ['public-sans', '-western', 'latin-wght-normal', westernAccents, publicSans],
  ['public-sans', '-central', 'latin-ext-wght-normal', centralAccents, publicSans],
] as const

const require = createRequire(import.meta.url)
for (const [family, part, source, text, variationAxes] of faces) {
  const file = `@fontsource-variable/${family}/files/${family}-${source}.woff2`
  const original = await readFile(require.resolve(file))
  const subset = await subsetFont(original, text, { targetFormat: 'woff2', variationAxes })
  await writeFile(join(import.meta.dirname, '../app/fonts', `${family}${part}.woff2`), subset)
  process.stdout.write(`${family}${part}: ${subset.length} bytes\n`)
}

function letters(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
}
