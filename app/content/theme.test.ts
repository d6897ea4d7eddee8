import { expect, test } from 'vitest'
import { shown } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { loadFile } from './engine/test-folder.ts'
import { type Theme, themeSchema } from './schemas/theme.ts'
import { themeCss } from './theme.ts'

const { theme } = testFirm

const fontPath = (file: string) => `/assets/${file}`

test('a face of the firm’s own is a file in fonts/', async () => {
  const { data, problems } = await loadFile(
    themeSchema,
    'brand: { main: "#24325d", accent: "#b0593f" }\nfonts:\n  display: Playfair\n  text: { name: Body Sans, regular: body.woff2, bold: bold.woff2 }\n',
    { 'fonts/body.woff2': '', 'fonts/bold.woff2': '', 'fonts/LICENSE.txt': 'OFL' },
  )
  expect(problems).toEqual([])
  const css = themeCss(data.get('file.yaml') as Theme, fontPath)
  expect(css).toContain('--sans: "Body Sans text", system-ui, sans-serif;')
  expect(css).toContain('--serif-stand-in: "Playfair stand-in",')
  expect(css.match(/url\("\/assets\/[\w-]+\.woff2"\)/g)).toHaveLength(2)
})

test('the name of a face cannot leave its quotation marks', () => {
  const name = shown('A"; } body { display: none } </style>')
  const { display } = theme.fonts
  const css = themeCss(
    { ...theme, fonts: { display, text: { name, regular: 'a.woff2' } } },
    fontPath,
  )
  expect(css).toContain('--sans: "A; } body { display: none } /style> text", system-ui')
})

test('headings and text may be two files of one family, neither of which stands for the other', () => {
  const display = { name: shown('Lora'), regular: 'lora-bold.woff2' }
  const css = themeCss(
    { ...theme, fonts: { display, text: { name: shown('Lora'), regular: 'lora.woff2' } } },
    fontPath,
  )
  const faces = [...css.matchAll(/font-family: ("[^"]+");[^}]*\/(lora[\w-]*)\.woff2/g)]
  expect(faces.map(([, family, file]) => [family, file])).toEqual([
    ['"Lora display"', 'lora-bold'],
    ['"Lora text"', 'lora'],
  ])
  expect(css).toContain('--serif: "Lora display", var(--serif-stand-in)')
})

test('the faces of the visitor’s device are loaded from nowhere', () => {
  const css = themeCss({ ...theme, fonts: { display: 'system', text: 'system' } }, fontPath)
  expect(css).toContain('--serif: var(--serif-stand-in);')
  expect(css).toContain('--sans: system-ui, sans-serif;')
  expect(css).not.toContain('url(')
})
