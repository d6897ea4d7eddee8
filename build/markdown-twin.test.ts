import { describe, expect, test } from 'vitest'
import { isListed } from '#app/content/pages.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { required } from '#app/lib/required.ts'
import { markdownTwin } from '#app/site/markdown-twin.ts'
import { gatedIn } from '#test/changed-firm.ts'

const end = 'From the page itself.'

describe.each(['test/firm', 'test/solo'])('the twins of %s', async (folder) => {
  const { passed } = await gatedIn(folder)
  const { content, pages } = required(passed, folder)
  const twins = pages
    .filter(({ page }) => isListed(page))
    .map(({ page, html }) => ({
      path: page.path,
      html,
      text: markdownTwin({ content, page, url: `https://firm.example${page.path}`, end }),
    }))
  /** What a pattern finds in the twins, with the page it is on. */
  const found = (pattern: RegExp) =>
    twins.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map(([each]) => `${path}: ${each}`),
    )

  test('begin with their title and end with the address', () => {
    for (const { path, text } of twins) {
      expect(text.match(/^# .+$/gm), path).toHaveLength(1)
      expect(text, path).toMatch(/^# .{3}/)
      expect(text, path).toMatch(/\n---\n\nFrom the page itself\.\n$/)
    }
  })

  test('have letters in place of character references, and values in place of names', () => {
    expect(found(/&#?\w+;/g)).toEqual([])
    expect(found(/\\?\{\w[\w.]*\}/g)).toEqual([])
    expect(found(/undefined|\[object Object\]/g)).toEqual([])
  })

  test('part a name and its amount', () => {
    expect(found(/[\p{L}\d)]\**\$\d.{0,10}/gu)).toEqual([])
    expect(found(/\*\*[$\d][\d,.]*\+?\*\*\p{L}.{0,10}/gu)).toEqual([])
  })

  test('have only absolute links', () => {
    const links = found(/\]\([^)]*\)/g)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((each) => !/\]\((https:|mailto:|tel:|webcal:)/.test(each))).toEqual([])
  })

  test('have tables whose rows are as wide as their heads', () => {
    const tables = twins.flatMap(({ path, text }) =>
      text
        .split('\n\n')
        .filter((block) => block.startsWith('|'))
        .map((block) => ({ path, rows: block.trim().split('\n') })),
    )
    expect(tables.length).toBeGreaterThan(folder === 'test/firm' ? 9 : -1)
    for (const { path, rows } of tables) {
      const widths = rows.map((row) => row.split(/(?<!\\)\|/).length)
      expect(new Set(widths).size, `${path}: ${rows[0]}`).toBe(1)
      expect(rows.length, path).toBeGreaterThan(2)
    }
  })

  test('skip no level of headings', () => {
    for (const { path, text } of twins) {
      const levels = Array.from(text.matchAll(/^(#+) /gm), ([, signs = '']) => signs.length)
      const jumps = levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)
      expect(jumps, path).toEqual([])
    }
  })

  test('say every amount that their pages say', () => {
    const lost = twins.flatMap(({ path, html, text }) => {
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const said = plainText(main.replaceAll(/<nav.*?<\/nav>/gs, ''))
      const amounts = said.match(/\$\d[\d,.]*\d/g) ?? []
      return amounts
        .filter((amount) => !text.includes(amount))
        .map((amount) => `${path}: ${amount}`)
    })
    expect(lost).toEqual([])
  })
})
