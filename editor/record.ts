import { createHash } from 'node:crypto'
import { collectionOf } from '#app/content/collections.ts'
import { placeInWords } from '#app/content/engine/declared.ts'
import { pluralize } from '#app/content/engine/english.ts'
import { fillFacts, pathKey } from '#app/content/engine/facts.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { longDate } from '#app/lib/dates.ts'
import type { Run } from '#app/lib/marks.ts'
import { Text } from '#app/lib/shown.ts'
import { capitalize } from '#app/lib/text.ts'
import type { Gated, Passed } from '#build/gate.ts'
import { isSeen } from '#build/places.ts'
import { findInlineCode } from '#hosting/compress-and-hash.ts'
import { contentSecurityPolicy } from '#hosting/policy.ts'
import { fieldsOf } from '#launch/launch.ts'

type Kept = Pick<Gated, 'sources' | 'files' | 'facts'> & {
  passed: Pick<Passed, 'content' | 'pages' | 'places' | 'placesOn'>
  /** What the launch check finds wrong and the owner publishes all the same. */
  blocking: readonly string[]
  today: string
  sentence: string
}

/** What a site said on the day it was published, for whoever asks years later: small, and read without a
    program. */
export function recordOf(kept: Kept): string {
  const { sources, files, passed, blocking, today, sentence } = kept
  const { content, pages } = passed
  const foreign = pages.flatMap(({ html }) => loadedFromElsewhere(html))
  const policies = pages.map(({ html }) => contentSecurityPolicy(findInlineCode(html)))
  const part = (title: string, lines: readonly string[]) => `## ${title}\n\n${lines.join('\n')}\n`
  return [
    `# ${content.firm.name.plain}, published on ${longDate(today)}\n\n${sentence || 'No sentence was given.'}\n`,
    part('Checked', [
      `- ${pluralize(files.length, 'file')} and ${pluralize(pages.length, 'page')}: no problems`,
      ...(blocking.length > 0
        ? blocking.map((problem) => `- Published all the same: ${problem}`)
        : ['- Launch check: no blockers']),
      `- Loaded from other addresses: ${foreign.length > 0 ? [...new Set(foreign)].join(', ') : 'nothing'}`,
      `- Cookies: none; no page sets one, and none is allowed to load a script from elsewhere`,
      `- Policy sent with the first page: ${policies[0] ?? 'none'}`,
    ]),
    ...[...sources.keys()]
      .filter((file) => collectionOf(file)?.onFile)
      .map((file) => {
        const { what = '' } = collectionOf(file) ?? {}
        return part(`${capitalize(what)} (${file})`, valuesIn(file, kept))
      }),
    part(
      'Pages, and the beginning of the SHA-256 of each',
      pages.map(({ page, html }) => `- ${page.path} ${hashOf(html)}`),
    ),
  ].join('\n')
}

/** Each field with what the form calls it, and what visitors read there. */
function valuesIn(file: string, { sources, facts, passed }: Kept): string[] {
  const { schema } = collectionOf(file) ?? {}
  const typed = sources.get(file)?.value
  const said = fillFacts(typed, facts).value
  return fieldsOf({ sources }).flatMap(({ file: of, path, declared }) => {
    const value = of === file ? valueAt(said, path) : undefined
    if (value === undefined) return []
    const read = (declared.at(-1)?.values && onPage(file, path, passed)) || value
    return `- ${placeInWords(schema, path, typed)}: ${inLine(read)}`
  })
}

/** What the page that shows most of a text says there, with the values that it fills in itself. */
function onPage(file: string, path: Path, { pages, places, placesOn }: Kept['passed']): string {
  const [most] = places().showing(file, path)
  const page = pages.find((each) => each.page.path === most)?.page
  const isOwn = ({ origin = [] }: Run) =>
    origin.some((place) => place.file === file && pathKey(place.path) === pathKey(path))
  const seen = page ? placesOn(page).runs.filter(isSeen) : []
  const first = seen.find(isOwn)
  const beside = seen.filter(({ tag, attribute }) => tag === first?.tag && attribute === undefined)
  const said = beside.slice(beside.findIndex(isOwn), beside.findLastIndex(isOwn) + 1)
  return said.map(({ text }) => text).join('')
}

function inLine(value: unknown): string {
  const isList = typeof value === 'object' && !(value instanceof Text)
  const words = isList ? JSON.stringify(value) : `${value}`
  return words.trim().replaceAll('\n', '\n  ')
}

/** What a browser fetches by itself: not links. */
function loadedFromElsewhere(html: string): string[] {
  const own =
    /<(?:script|img|source|iframe|video|audio|embed|object)\b[^>]*?\s(?:src|srcset|data)="(https?:[^"]+)"/g
  const styles =
    /<link\b[^>]*?rel="(?:stylesheet|preload|modulepreload|icon)"[^>]*?href="(https?:[^"]+)"/g
  return [own, styles].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, url = '']) => new URL(url).host),
  )
}

function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('hex').slice(0, 16)
}
