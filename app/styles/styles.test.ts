import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { colorNames } from '#app/content/palette.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const matches = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), (match) => match[1]))

const sheets = globSync('app/**/*.css')
const palette = new Set(colorNames.map((name) => `--${name}`))
const declared = matches(sheets.map(read).join(), /(--[\w-]+)\s*:/g).union(
  new Set([...palette, '--serif', '--serif-stand-in', '--sans']),
)

test.each(sheets)('%s uses only declared custom properties', (sheet) => {
  const used = matches(read(sheet), /var\((--[\w-]+)/g)
  expect([...used.difference(declared)]).toEqual([])
})

const components = globSync('app/**/*.tsx').map((file) => ({ file, code: read(file) }))

test.each(globSync('app/**/*.module.css'))('%s has the classes that components use', (sheet) => {
  const own = read(sheet).replaceAll(/:global\([^)]*\)/g, '')
  const inCss = matches(own, /\.([a-z]\w*)(?=[\s{,:[.>)])/g)
  const inCode = components.flatMap(({ file, code }) => {
    const [, name, from = ''] =
      [...code.matchAll(/import (\w+) from '([^']+\.css)'/g)].find(
        ([, , each = '']) => pathOf(each, file) === sheet,
      ) ?? []
    return name && from ? [...matches(code, new RegExp(`\\b${name}\\.(\\w+)(?!.*css')`, 'g'))] : []
  })
  expect([...inCss].sort()).toEqual([...new Set(inCode)].sort())
})

function pathOf(imported: string, file: string): string {
  return imported.startsWith('#') ? imported.slice(1) : join(dirname(file), imported)
}

// A finger does not hover: a browser would keep the look after the tap, and style the page twice for it.
test('what answers a hovering pointer is for devices that have one', () => {
  const hovering = sheets.flatMap((sheet) => read(sheet).match(/[^\n]*\n[^\n]*:hover/g) ?? [])
  expect(hovering.length).toBeGreaterThan(10)
  expect(hovering.filter((rule) => !rule.includes('@media (hover: hover) {'))).toEqual([])
})

test('nothing on the site is smaller than 14 px', () => {
  const sizes = sheets.flatMap((sheet) =>
    [...read(sheet).matchAll(/(?:font-size|--size-[\w-]+):\s*(?:clamp\()?([\d.]+)rem/g)].map(
      ([declaration, size]) => ({ declaration, size: Number(size) }),
    ),
  )
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.filter(({ size }) => size < 0.875)).toEqual([])
})

test('sizes of type are tokens, except on paper and inside drawings', () => {
  const drawings = ['figures/look-rosettes', 'guarantee/view', 'hero/look-years', 'signs/view']
  const drawn = new Set(drawings.map((name) => `app/blocks/${name}.module.css`))
  for (const sheet of sheets.filter((each) => !drawn.has(each))) {
    expect(read(sheet).match(/font(-size)?: [^;/]*\d(rem|px)/g) ?? [], sheet).toEqual([])
  }
})

test('the layout changes at five widths, and where enlarged text makes a phone narrower than any', () => {
  const widths = sheets.flatMap((sheet) =>
    Array.from(read(sheet).matchAll(/\((min|max)-width: ([\d.]+)/g), ([, side, width]) =>
      // Just below a width is its other side.
      side === 'max' ? Math.ceil(Number(width) * 2) / 2 : Number(width),
    ),
  )
  expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([17.5, 22.5, 37.5, 48, 64, 75])
})

test('palette names stay inside the tokens: components use functional names', () => {
  // The comparison's last column is a plate inside a table, which cannot carry data-plate.
  const exempt = new Set(['app/blocks/comparison/look-plate.module.css'])
  for (const sheet of globSync('app/**/*.module.css')) {
    if (exempt.has(sheet)) continue
    const used = matches(read(sheet), /var\((--[\w-]+)/g)
    expect([...used.intersection(palette)], sheet).toEqual([])
  }
})
