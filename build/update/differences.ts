import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainLines, plainText } from '#app/lib/plain-text.ts'

/** What stands on each page, after the parts of its title. */
export type Pages = ReadonlyMap<string, readonly string[]>
/** A sentence, and the words that are gone or new. */
export type Difference = { sentence: string; words: readonly string[] }

export function pagesIn(site: string): Pages {
  const files = globSync('**/*.html', { cwd: site }).map((file) => file.replaceAll('\\', '/'))
  return new Map(
    files.sort().map((file) => {
      const [head = '', body = ''] = readFileSync(join(site, file), 'utf8').split(/<body\b[^>]*>/)
      const [, title = ''] = /<title>([^<]*)/.exec(head) ?? []
      const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
      const parts = plainText(title).split(' | ')
      return [path, [...parts.map((part) => `${part} (title)`), ...plainLines(body)]]
    }),
  )
}

/** What a visitor finds changed. What most pages have in common is told once. */
export function differences(before: Pages, after: Pages): Difference[] {
  const changes = [...before].flatMap(([path, old]) => {
    const now = after.get(path)
    return now ? [{ path, gone: without(old, now), come: without(now, old) }] : []
  })
  const most = Math.max(3, changes.length / 2)
  const gone = oftenIn(
    changes.flatMap((each) => [...new Set(each.gone)]),
    most,
  )
  const come = oftenIn(
    changes.flatMap((each) => [...new Set(each.come)]),
    most,
  )
  const isLeft = (path: string) => !after.has(path)
  return [
    ...[...before.keys()].filter(isLeft).map((path) => alone(`${path} is gone.`)),
    ...[...after]
      .filter(([path]) => !before.has(path))
      .map(([path, [title]]) => alone(`${path} is a new page: ${title}.`)),
    ...inWords('On most pages', gone, come),
    ...changes.flatMap((each) =>
      inWords(
        each.path,
        each.gone.filter((line) => !gone.includes(line)),
        each.come.filter((line) => !come.includes(line)),
      ),
    ),
  ]
}

const alone = (sentence: string): Difference => ({ sentence, words: [] })

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

function oftenIn(lines: readonly string[], least: number): string[] {
  const counted = [...Map.groupBy(lines, (line) => line)]
  return counted.filter(([, each]) => each.length >= least).map(([line]) => line)
}

function inWords(where: string, gone: readonly string[], come: readonly string[]): Difference[] {
  const changed = Math.min(gone.length, come.length)
  const counts = { changed, new: come.length - changed, gone: gone.length - changed }
  const some = Object.entries(counts).filter(([, count]) => count > 0)
  const [first, ...rest] = some.map(([what, count]) => `${count} ${what}`)
  if (!first) return []
  const amounts = (lines: readonly string[]) =>
    new Set(lines.flatMap((line) => line.match(/\$\d[\d,]*(?:\.\d+)?[MK+]?/g) ?? []))
  const [lost, found] = [amounts(gone), amounts(come)]
  const named = (title: string, list: Set<string>) =>
    list.size > 0 ? ` ${title}: ${[...list].join(', ')}.` : ''
  const noun = some[0]?.[1] === 1 ? 'sentence' : 'sentences'
  const sentence = `${where}: ${[first.replace(' ', ` ${noun} `), ...rest].join(', ')}.`
  const more = [
    named('Amounts gone', lost.difference(found)),
    named('New amounts', found.difference(lost)),
  ]
  return [
    {
      sentence: sentence + more.join(''),
      words: [...gone.map((line) => `before: ${line}`), ...come.map((line) => `now:    ${line}`)],
    },
  ]
}
