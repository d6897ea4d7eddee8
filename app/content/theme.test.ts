import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadContent } from './engine/load.ts'
import { formatProblems } from './engine/problem.ts'
import { contentOptions } from './plugin.ts'
import type { Theme } from './schemas/theme.ts'
import { contrastProblems, pairs, themeCss } from './theme.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', dir, { recursive: true })
})
afterEach(() => rmSync(dir, { recursive: true }))

function loadAfter(from: string | RegExp, to: string) {
  const file = join(dir, 'theme.yaml')
  const before = readFileSync(file, 'utf8')
  expect(before).toMatch(from)
  writeFileSync(file, before.replace(from, to))
  return loadContent(contentOptions(dir))
}

const theme = loadContent(contentOptions()).data.get('theme.yaml') as Theme

/** The theme of this repository with one color changed. */
function tinted(name: keyof Theme['colors'], time: 'day' | 'night', color: string): Theme {
  const { colors } = theme
  return { ...theme, colors: { ...colors, [name]: { ...colors[name], [time]: color } } }
}

describe('contrast', () => {
  test('a color that cannot be read is told with its pair, its ratio and one that would do', () => {
    const { problems } = loadAfter('day: "#4b5c53"', 'day: "#8a9a90"')
    expect(
      formatProblems({ problems }),
    ).toContain(`content/theme.yaml, line 10, field "colors, ink-soft, day"
   Found:    #8a9a90 on paper-deep under the pointer: a contrast of 2.20 to 1
   Expected: at least 4.5 to 1, for captions and notes`)
    expect(problems[0]?.hint).toMatch(/^"#[0-9a-f]{6}" would do\.$/)
    const better = problems[0]?.hint?.slice(1, 8) ?? ''
    expect(contrastProblems(tinted('ink-soft', 'day', better))).toEqual([])
  })

  test.each([
    ['ink', 'day', '#8a9a90', 'running text'],
    ['green', 'night', '#22443a', 'headings'],
    ['gold', 'day', '#c98a3a', 'links under the pointer and the focus ring'],
    ['line-soft', 'night', '#23342c', 'the lines of drawings'],
    ['gold-line', 'day', '#d8c8a0', 'the lines of drawings'],
    ['on-band-soft', 'day', '#4f7a66', 'quiet text on dark plates'],
    ['band-gold', 'day', '#5c5a30', 'links and the focus ring on dark plates'],
  ] as const)('%s by %s as %s is too near for %s', (name, time, color, use) => {
    expect(contrastProblems(tinted(name, time, color))).toMatchObject([
      { path: ['colors', name, time], expected: expect.stringContaining(use) },
    ])
  })

  test('a pale line makes pale borders too, and a bright band a button nobody can read', () => {
    const uses = (changed: Theme) => contrastProblems(changed).map(({ expected }) => expected)
    expect(uses(tinted('line', 'day', '#7c9488')).join()).toContain('the borders of controls')
    expect(uses(tinted('band', 'day', '#7ba58f')).join()).toContain('buttons')
    expect(uses(tinted('band-gold', 'night', '#304a30')).join()).toContain('the words on a button')
  })

  test('what is checked is what the style sheet mixes', () => {
    const tokens = readFileSync('app/styles/tokens.css', 'utf8')
    for (const { ink, share, tint } of pairs) {
      if (share) expect(tokens).toContain(`var(--${ink}) ${percent(share)}, transparent`)
      if (tint) expect(tokens).toContain(`var(--${tint[0]}) ${percent(tint[1])}, transparent`)
    }
    const hex = /#[0-9a-f]{6}\b/gi
    expect(tokens.match(hex)).toBeNull()
  })
})

describe('values', () => {
  test.each([
    ['a color without quotation marks', /"#f6f3e8"/, '#f6f3e8'],
    ['a color by name', /"#f6f3e8"/, 'ivory'],
    ['a short color', /"#f6f3e8"/, '"#fff"'],
    ['a color nobody uses', 'paper:', 'papper:'],
    ['a face that is not there', 'Public Sans', 'Arial'],
    ['a file that is not there', 'text: Public Sans', 'text: { name: A, regular: a.woff2 }'],
  ])('%s is told with its file', (_, from, to) => {
    const { problems } = loadAfter(from, to)
    expect(problems.length).toBeGreaterThan(0)
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['theme.yaml']))
  })

  test('a face of the firm’s own is a file in fonts/', () => {
    mkdirSync(join(dir, 'fonts'))
    for (const file of ['body.woff2', 'body-bold.woff2'])
      writeFileSync(join(dir, 'fonts', file), '')
    writeFileSync(join(dir, 'fonts/LICENSE.txt'), 'OFL')
    const { data, problems } = loadAfter(
      'text: Public Sans',
      'text: { name: Body Sans, regular: body.woff2, bold: body-bold.woff2 }',
    )
    expect(problems).toEqual([])
    const css = themeCss(data.get('theme.yaml') as Theme)
    expect(css).toContain('--sans: "Body Sans", system-ui, sans-serif;')
    expect(css).toContain('--serif-stand-in: "Playfair stand-in",')
    expect(css.match(/url\("\.\/fonts\/[\w-]+\.woff2"\)/g)).toHaveLength(2)
  })

  test('a name cannot leave its quotation marks', () => {
    const name = 'A"; } body { display: none } </style>'
    const { display } = theme.fonts
    const css = themeCss({ ...theme, fonts: { display, text: { name, regular: 'a.woff2' } } })
    expect(css).toContain('--sans: "A; } body { display: none } /style>", system-ui')
  })
})

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`
}
