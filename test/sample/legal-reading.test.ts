import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Content } from '#app/content/collections.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { facts } from '#app/content/facts.ts'
import { load } from '#app/content/load.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { changedCopy } from '#test/changed-folder.ts'
import { htmlOf } from '#test/html-of.ts'

// docs/legal-reading.md is for counsel; this test looks for what it quotes in the chapters it names.

type Chapter = { title: string; text: string }

const content = await contentIn('content')
const answers = tables('Open answers')
const given = await answered(answers.map(([answer = '']) => answer))
const table: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(facts(content)).map(([name, { plain }]) => [name, plain])),
  guarantee: `${content.guarantee?.title} ${content.guarantee?.terms}`,
}

const dates = {
  '/privacy-policy': ['Last updated', '2025-05-14'],
  '/terms': ['Last updated', '2025-05-14'],
  '/sms-terms': ['Effective', '2024-12-12'],
} as const

describe.each(['/sms-terms', '/privacy-policy', '/terms', '/faq'])('%s', (page) => {
  test.each(tables(page))('%s', (_, chapter = '', sentences = '') => {
    const text = textOf(content, page, chapter)
    for (const sentence of sentences.split('<br>')) expect(text).toContain(withFacts(sentence))
  })
})

test.each(Object.keys(dates))(
  'every chapter of %s has its row, in the order of the page',
  (page) => {
    const named = [...new Set(tables(page).map(([, chapter]) => chapter))]
    expect(named).toEqual(chaptersOf(content, page).map(({ title }) => title))
  },
)

describe('open answers', () => {
  test.each(answers)('%s', (_, page = '', chapter = '', once = '', until = '') => {
    const [without, withAnswer] = [content, given].map((each) => textOf(each, page, chapter))
    expect(without).toContain(until)
    expect(without).not.toContain(once)
    expect(withAnswer).toContain(once)
    expect(withAnswer).not.toContain(until)
  })
})

test.each(Object.entries(dates))('%s keeps its date and is no younger', (page, [label, date]) => {
  const legal = legalOf(content, page)
  expect([legal.dateLabel.plain, legal.date]).toEqual([label, date])
  const year = Number(date.slice(0, 4))
  const years = legal.body.plain.match(/\b20[2-9]\d\b/g) ?? []
  expect(years.filter((each) => Number(each) > year)).toEqual([])
})

test('the terms ask for no arbitration, no indemnity and no obsolete disclaimer', () => {
  const text = legalOf(content, '/terms').body.plain
  // Each word once, where it is denied (see the rows of /terms).
  expect(text.match(/arbitrat\w*|indemn\w*/gi)).toEqual(['indemnify', 'arbitration'])
  expect(text).not.toMatch(/Circular 230|avoid(ing)? penalties/i)
})

test('only one question speaks of the guarantee', () => {
  const speaking = content.faq.items.filter(({ question, answer }) =>
    /guarantee/i.test(question.plain + answer.plain),
  )
  expect(speaking.map(({ id }) => id)).toEqual(['guarantee'])
})

test('every legal page can be answered: mail, phone and site are links', () => {
  for (const page of Object.keys(dates)) {
    const html = htmlOf(legalOf(content, page).body)
    for (const target of [`mailto:${table.email}`, table.phoneHref, '/', '/contact']) {
      expect(html).toContain(`href="${target}"`)
    }
  }
})

test('a firm without SMS program, partners, blog, networks and portal has legal pages without them', async () => {
  // Other texts of the sample name these; the firm of one has none of them.
  const texts = ['legal/privacy-policy.md', 'legal/terms.md'].map((file) => [
    file,
    readFileSync(`content/${file}`),
  ])
  const solo = await contentIn(changedCopy('test/solo', Object.fromEntries(texts)))
  for (const page of ['/privacy-policy', '/terms']) {
    const html = htmlOf(legalOf(solo, page).body)
    expect(html).not.toMatch(
      /\bsms\b|text messag|blog|social network|\bpartner\b|portal|payment page/i,
    )
    expect(html).toContain('the scheduling form')
  }
})

/** The rows under a heading of the document, without the head of the table. */
function tables(heading: string): string[][] {
  const source = readFileSync('docs/legal-reading.md', 'utf8')
  const part = source.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? ''
  const lines = part.split('\n').filter((line) => line.startsWith('|'))
  const rows = lines.slice(2).map((line) => line.slice(1, -1).split('|'))
  expect(rows.length, heading).toBeGreaterThan(3)
  return rows.map((cells) => cells.map((cell) => cell.trim()))
}

function chaptersOf(from: Content, page: string): Chapter[] {
  if (page === '/faq') {
    return from.faq.items.map(({ question, answer }) => ({
      title: question.plain,
      text: answer.plain,
    }))
  }
  return htmlOf(legalOf(from, page).body)
    .split('<h2 ')
    .slice(1)
    .map((chapter) => {
      const [heading = '', text = ''] = chapter.slice(chapter.indexOf('>') + 1).split('</h2>')
      return { title: plainText(heading), text: plainText(text) }
    })
}

function textOf(from: Content, page: string, title: string): string {
  const chapter = chaptersOf(from, page).find((each) => each.title === title)
  if (!chapter) throw new Error(`${page} has no chapter "${title}".`)
  return chapter.text
}

/** The body of /terms is in legal/terms.md. */
function legalOf({ legal }: Content, page: string): Content['legal'][string] {
  const text = legal[page.slice(1)]
  if (!text) throw new Error(`There is no page ${page}.`)
  return text
}

function withFacts(sentence: string): string {
  return sentence.replaceAll(/\{([^}]+)\}/g, (name, fact: string) => table[fact] ?? name)
}

/** The sample once the firm has given its answers. */
function answered(lines: string[]): Promise<Content> {
  const dir = changedCopy('content', {
    'firm.yaml': (firm) => {
      for (const [key, answer] of Object.entries(parse(lines.join('\n')))) firm.setIn([key], answer)
    },
  })
  return contentIn(dir)
}

async function contentIn(dir: string): Promise<Content> {
  const { content, ...loaded } = await load(dir)
  if (!content) throw new Error(formatProblems(loaded))
  return content
}
