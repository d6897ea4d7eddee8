import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainLines, plainText } from '#app/lib/plain-text.ts'

export type Page = { title: string; lines: readonly string[] }
export type Pages = ReadonlyMap<string, Page>

/** The pages of a built site by their addresses. */
export function pagesIn(site: string): Pages {
  const files = globSync('**/*.html', { cwd: site }).map((file) => file.replaceAll('\\', '/'))
  return new Map(
    files.sort().map((file) => {
      const html = readFileSync(join(site, file), 'utf8')
      const [head = '', body = ''] = html.split(/<body\b[^>]*>/)
      const [, title = ''] = /<title>([^<]*)/.exec(head) ?? []
      const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
      return [path, { title: plainText(title), lines: plainLines(body) }]
    }),
  )
}

/** A sentence, and the words that are gone or new. */
export type Difference = { sentence: string; words: readonly string[] }

/** What a visitor finds changed. What most pages have in common is told once. */
export function differences(before: Pages, after: Pages): Difference[] {
  const both = [...before.keys()].filter((path) => after.has(path))
  const changes = both.map((path) => changeOf(path, before.get(path), after.get(path)))
  const most = Math.max(3, both.length / 2)
  const gone = oftenIn(
    changes.map((each) => each.gone),
    most,
  )
  const come = oftenIn(
    changes.map((each) => each.come),
    most,
  )
  const left = [...before.keys()].filter((path) => !after.has(path))
  const added = [...after].filter(([path]) => !before.has(path))
  return [
    ...left.map((path) => ({ sentence: `${path} is gone.`, words: [] })),
    ...added.map(([path, { title }]) => ({ sentence: `${path} is new: “${title}”.`, words: [] })),
    ...inWords('On most pages', { gone: [...gone], come: [...come] }),
    ...changes.flatMap(({ path, titles, ...own }) => [
      ...titles,
      ...inWords(path, {
        gone: own.gone.filter((line) => !gone.has(line)),
        come: own.come.filter((line) => !come.has(line)),
      }),
    ]),
  ]
}

function changeOf(path: string, before: Page | undefined, after: Page | undefined) {
  const [old = '', now = ''] = [before?.title, after?.title]
  return {
    path,
    titles:
      old === now ? [] : [{ sentence: `${path}: the title “${old}” is now “${now}”.`, words: [] }],
    gone: without(before?.lines ?? [], after?.lines ?? []),
    come: without(after?.lines ?? [], before?.lines ?? []),
  }
}

/** A line that stands there three times and then twice has gone once. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

function oftenIn(lists: readonly (readonly string[])[], least: number): Set<string> {
  const all = lists.flatMap((lines) => [...new Set(lines)])
  const counted = Map.groupBy(all, (line) => line)
  return new Set([...counted].filter(([, each]) => each.length >= least).map(([line]) => line))
}

type Change = { gone: readonly string[]; come: readonly string[] }

function inWords(where: string, { gone, come }: Change): Difference[] {
  const changed = Math.min(gone.length, come.length)
  const counts = [
    [changed, 'changed'],
    [come.length - changed, 'new'],
    [gone.length - changed, 'gone'],
  ] as const
  const [first, ...more] = counts.filter(([count]) => count > 0)
  if (!first) return []
  const [count, what] = first
  const said = [`${count} ${count === 1 ? 'sentence' : 'sentences'} ${what}`]
  said.push(...more.map((each) => each.join(' ')))
  const amounts = (lines: readonly string[]) =>
    new Set(lines.flatMap((line) => line.match(amount) ?? []))
  const [lost, found] = [amounts(gone), amounts(come)]
  const named = (title: string, list: Set<string>) =>
    list.size > 0 ? [`${title}: ${[...list].join(', ')}.`] : []
  return [
    {
      sentence: [
        `${where}: ${said.join(', ')}.`,
        ...named('Amounts gone', lost.difference(found)),
        ...named('Amounts new', found.difference(lost)),
      ].join(' '),
      words: [...gone.map((line) => `before: ${line}`), ...come.map((line) => `now:    ${line}`)],
    },
  ]
}

const amount = /\$\d[\d,]*(?:\.\d+)?[MK+]?/g
