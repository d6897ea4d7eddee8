import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { loadFile } from './engine/test-folder.ts'
import { type Theme, themeSchema } from './schemas/theme.ts'
import { contrastProblems, pairs, themeCss } from './theme.ts'

const { theme } = testFirm

/** The test firm's theme with one color changed. */
function tinted(name: keyof Theme['colors'], time: 'day' | 'night', color: string): Theme {
  const { colors } = theme
  return { ...theme, colors: { ...colors, [name]: { ...colors[name], [time]: color } } }
}

test('a color that cannot be read is reported with its pair, its ratio and one that would work', () => {
  const [problem] = contrastProblems(tinted('ink-soft', 'day', '#8a9a90'))
  expect(problem).toEqual({
    file: 'theme.yaml',
    path: ['colors', 'ink-soft', 'day'],
    found: expect.stringMatching(/^#8a9a90 on paper-deep .* 2\.36 to 1$/),
    expected: 'at least 4.5 to 1, for captions and notes',
    hint: expect.stringMatching(/^"#[0-9a-f]{6}"/),
  })
  const better = problem?.hint?.slice(1, 8) ?? ''
  expect(contrastProblems(tinted('ink-soft', 'day', better))).toEqual([])
})

test.each([
  ['ink', 'day', '#8a9a90', 'body text'],
  ['green', 'night', '#22443a', 'headings'],
  ['gold', 'day', '#c98a3a', 'focus ring'],
  ['line', 'day', '#6c8478', 'borders'],
  ['line-soft', 'night', '#23342c', 'drawings'],
  ['gold-line', 'day', '#d8c8a0', 'drawings'],
  ['on-band-soft', 'day', '#4f5a66', 'secondary text on dark panels'],
  ['band-gold', 'day', '#5c5a30', 'focus ring on dark panels'],
] as const)('%s by %s as %s is too faint for %s', (name, time, color, use) => {
  expect(contrastProblems(tinted(name, time, color))).toContainEqual(
    expect.objectContaining({
      path: ['colors', name, time],
      expected: expect.stringContaining(use),
    }),
  )
})

test('a background too close to its text is reported with the text', () => {
  const uses = (changed: Theme) => contrastProblems(changed).map(({ expected }) => expected)
  expect(uses(tinted('band', 'day', '#9bc5af')).join()).toContain('text on dark panels and buttons')
  expect(uses(tinted('band-gold', 'night', '#304a30')).join()).toContain('button text')
})

test('the shares that are checked are those of the style sheet, which has no colors of its own', () => {
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  for (const { ink, share, tint } of pairs) {
    if (share) expect(tokens).toContain(`var(--${ink}) ${percent(share)}, transparent`)
    if (tint) expect(tokens).toContain(`var(--${tint[0]}) ${percent(tint[1])}, transparent`)
  }
  expect(tokens.match(/#[0-9a-f]{6}\b/gi)).toBeNull()
})

const fontPath = (file: string) => `/assets/${file}`

test('a face of the firm’s own is a file in fonts/', () => {
  const schema = themeSchema.pick({ fonts: true })
  const { data, problems } = loadFile(
    schema,
    'fonts:\n  display: Playfair\n  text: { name: Body Sans, regular: body.woff2, bold: bold.woff2 }\n',
    { 'fonts/body.woff2': '', 'fonts/bold.woff2': '', 'fonts/LICENSE.txt': 'OFL' },
  )
  expect(problems).toEqual([])
  const css = themeCss({ ...theme, ...schema.parse(data.get('file.yaml')) }, fontPath)
  expect(css).toContain('--sans: "Body Sans", system-ui, sans-serif;')
  expect(css).toContain('--serif-stand-in: "Playfair stand-in",')
  expect(css.match(/url\("\/assets\/[\w-]+\.woff2"\)/g)).toHaveLength(2)
})

test('the name of a face cannot leave its quotation marks', () => {
  const name = 'A"; } body { display: none } </style>'
  const { display } = theme.fonts
  const css = themeCss(
    { ...theme, fonts: { display, text: { name, regular: 'a.woff2' } } },
    fontPath,
  )
  expect(css).toContain('--sans: "A; } body { display: none } /style>", system-ui')
})
