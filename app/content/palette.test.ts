import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { type ColorName, contrastProblems, type Palette, pairs, palette } from './palette.ts'

const { colors } = testFirm.theme

const color = fc.oneof(
  fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc.constantFrom('#000000', '#ffffff', '#ffff00', '#0000ff', '#808080'),
)

test('whatever two colors a firm has, all colors made from them can be read', () => {
  fc.assert(
    fc.property(color, color, (main, accent) => {
      expect(contrastProblems(palette({ main, accent }))).toEqual([])
      expect(contrastProblems(palette({ main, accent: main }))).toEqual([])
    }),
    { numRuns: 50 },
  )
})

test('a color dark enough to be read is used as it is typed', () => {
  const made = palette({ main: '#7a1030', accent: '#7a4a10' })
  expect(made.green.day).toBe('#7a1030')
  expect(made.gold.day).toBe('#7a4a10')
})

test('what a firm sets itself stays, and the colors around it are made to fit', () => {
  const brand = { main: '#1a4fa3', accent: '#a9773a' }
  const made = palette(brand, { paper: { day: '#c9c9c9' }, band: { day: '#e0e0e0' } })
  expect([made.paper.day, made.band.day]).toEqual(['#c9c9c9', '#e0e0e0'])
  expect(contrastProblems(made)).toEqual([])
  expect(contrastProblems(palette(brand, { ink: { day: '#bbbbbb' } }))).toMatchObject([
    { path: ['colors', 'ink', 'day'] },
  ])
})

/** The test firm's colors with one color changed. */
function tinted(name: ColorName, time: 'day' | 'night', color: string): Palette {
  return { ...colors, [name]: { ...colors[name], [time]: color } }
}

test('a color that cannot be read is reported with its pair, its ratio and one that would work', () => {
  const [problem] = contrastProblems(tinted('ink-soft', 'day', '#8a9a90'))
  expect(problem).toEqual({
    file: 'theme.yaml',
    path: ['colors', 'ink-soft', 'day'],
    found: expect.stringMatching(
      /^ink-soft #8a9a90 on #\w{6} \(paper-deep #eef0f4 under the pointer\): .* 2\.36 to 1$/,
    ),
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
  const uses = (changed: Palette) => contrastProblems(changed).map(({ expected }) => expected)
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
