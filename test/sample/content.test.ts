import { globSync, readFileSync } from 'node:fs'
import type { Root } from 'hast'
import { expect, test } from 'vitest'
import { formatProblems } from '#app/content/engine/problem.ts'
import { load } from '#app/content/load.ts'
import { dollars, rangeText } from '#app/lib/money.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { requiredWording } from '#app/lib/required-notes.ts'
import { isText } from '#app/lib/shown.ts'
import { readShipped, sentencesFile, shippedIn, shippedSentencesIn } from '#launch/shipped.ts'
import { htmlOf, loadViews } from '#test/html-of.ts'

const loaded = await load()
if (!loaded.content) throw new Error(formatProblems(loaded))
const { content } = loaded

/** Every price, claim and percentage of the content, as it is printed. */
function printedAmounts(): string[] {
  const prices = JSON.stringify(content.prices).matchAll(/"(?:min|max)":(\d+)/g)
  const claims = Object.values(content.claims).flatMap((claim) =>
    claim ? (rangeText(claim).plain.match(/\$?\d[\d.]*[MKB%]/g) ?? []) : [],
  )
  const { calculator } = content.firm
  return [
    ...new Set([
      ...Array.from(prices, ([, amount]) => dollars(Number(amount))),
      ...claims,
      `${calculator?.minimum}%`,
      `${calculator?.maximum}%`,
    ]),
  ]
}

const withoutComments = (code: string) =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')

test('no price, claim or percentage of the content is typed in the code', () => {
  const amounts = printedAmounts()
  expect(amounts).toEqual(expect.arrayContaining(['$2,500', '$3,350', '$61K', '18%', '17%', '70%']))
  const sources = globSync('{app,build,drawings,hosting}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const typed = sources.flatMap((file) => {
    const code = withoutComments(readFileSync(file, 'utf8'))
    return amounts
      .filter((amount) => {
        const exact = amount.replaceAll(/[$.]/g, '\\$&')
        return new RegExp(`(?<![\\d,.$])${exact}(?![\\d,])`).test(code)
      })
      .map((amount) => `${file}: ${amount}`)
  })
  expect(typed).toEqual([])
})

await loadViews('table', ...Object.values(content.articles).flatMap(({ body }) => body.blocks))

function isProse(value: object): value is { tree: Root } {
  return 'tree' in value
}

function textsOf(value: unknown): string[] {
  if (isText(value)) return [value.plain]
  if (typeof value === 'string') {
    return value.split(/<\/(?:p|li|h\d|t[dh]|caption)>/).map(plainText)
  }
  if (typeof value !== 'object' || value === null) return []
  if (isProse(value)) return textsOf(htmlOf(value))
  return Object.values(value).flatMap(textsOf)
}

/** How the firm works and what it guarantees are written down once, and every page that needs them
    says the same. */
const shared = textsOf([content.practice, content.guarantee]).join(' ')

function sentencesOf(value: unknown): string[] {
  return textsOf(value)
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 5)
    .filter((sentence) => !requiredWording.some((wording) => sentence.includes(wording)))
    .filter((sentence) => !shared.includes(sentence))
}

test('no sentence is on two pages', () => {
  const { pages, services, articles, legal, faq, audiences } = content
  // Legal pages count as one: each has to be whole without the others.
  const others = { legal, answers: faq, audiences }
  // Sources repeat, and so does the line on how to print a worksheet.
  const written = Object.entries(articles).map(([slug, { body, ...article }]): [string, object] => [
    slug,
    { ...article, body: htmlOf(body).replaceAll(/<p [^>]*data-print="no">.*?<\/p>/g, '') },
  ])
  const files = [...[pages, services, others].flatMap(Object.entries), ...written]
  const places = new Map<string, Set<string>>()
  for (const [file, value] of files) {
    for (const sentence of sentencesOf(value)) {
      places.set(sentence, (places.get(sentence) ?? new Set()).add(file))
    }
  }
  expect(places.size).toBeGreaterThan(50)
  const repeated = [...places].filter(([, files]) => files.size > 1)
  expect(repeated.map(([sentence, files]) => `${[...files].join(', ')}: ${sentence}`)).toEqual([])
})

test.each(Object.entries(content.articles))(
  'article %s is local, short and sourced',
  (_, { head, title, city, lead, body }) => {
    const leadText = lead.plain
    for (const place of [head.title.plain, title.plain, leadText.split(/[.?!] /)[0]]) {
      expect(place).toContain(city.plain)
    }
    expect(body.words + leadText.split(/\s+/).length).toBeLessThanOrEqual(1750)
    const charts = ['bars', 'waterfall', 'timeline', 'matrix', 'flow']
    expect(body.blocks.some((name) => charts.includes(name))).toBe(true)
    // A source whose official page nobody has opened is named without a link.
    const notes = body.notes.map((note) => JSON.stringify(note.tree))
    expect(notes.filter((tree) => tree.includes('"href":"https:')).length).toBeGreaterThan(5)
  },
)

test('the launch check knows the names and articles of the sample', () => {
  expect(readShipped(), 'npm run shipped writes them').toEqual(shippedIn(loaded))
  expect(shippedSentencesIn(loaded)).toBe(JSON.parse(readFileSync(sentencesFile, 'utf8')))
})
