import { isDeepStrictEqual } from 'node:util'
import { folderName } from '#app/content/engine/files.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { addDays, localDate } from '#app/lib/dates.ts'
import { calendarFile } from '#app/lib/downloads.ts'
import { capitalize } from '#app/lib/text.ts'
import { pagesFinder } from '#launch/check.ts'
import { type Dated, datedValues, dayInWords, entryPlace, lastDay, renewal } from '#launch/dated.ts'
import { fieldsOf, type Launch } from '#launch/launch.ts'
import { changesOf, titleOf } from './changes.ts'
import { withAt } from './client/values.ts'
import { nameInForm } from './form.ts'
import { openRepository } from './git.ts'
import { keptSteps, type Steps } from './kept-steps.ts'
import { asGroup } from './names.ts'
import type { EditorOptions } from './options.ts'
import { takeStep } from './page-api.ts'
import { textsIn, valuesIn } from './read-files.ts'
import { RequestRefused, type Routes, unreadable } from './reply.ts'
import type { SeasonEntry } from './types.ts'
import { textWith } from './write-files.ts'

/** What to look at again, and when: the values that the launch check names once their day is over. */
export function seasonRoutes(options: EditorOptions, folder: string, today = localDate): Routes {
  const steps = keptSteps(folder)
  return {
    'GET /api/season': async () => ({ value: await season(options, today()) }),
    'GET /api/season.ics': async () => ({
      type: 'text/calendar',
      value: await calendar(options, today()),
    }),
    'POST /api/season/right': async ({ body }) => ({
      value: await stillRight(asGroup(body).links, options, steps, today()),
    }),
  }
}

async function launchOf({ check }: EditorOptions, today: string) {
  const { passed, problems, sources, uses, facts } = await check()
  if (!passed) throw new RequestRefused(422, 'Fix the problems of the site first.', { problems })
  const launch: Launch = { content: passed.content, sources, uses, facts, today }
  const pagesShowing = pagesFinder(launch, passed.places())
  /** As the launch check counts it. */
  const isShown = (dated: Dated) =>
    !dated.how.onlyShown || pagesShowing([entryPlace(dated)]).length > 0
  return { ...launch, isShown }
}

async function season(options: EditorOptions, today: string): Promise<SeasonEntry[]> {
  const launch = await launchOf(options, today)
  const dated = datedValues(launch)
  const before = await changesOfAYear(options, dated, today)
  return dated.map((each) => ({
    link: linkOf(each),
    name: nameOf(launch, each),
    last: each.last,
    over: each.last < today,
    now: printedOf(launch, each) ?? dayInWords(each.typed),
    before: before(each),
    fix: each.how.fix,
    renewed: renewedUntil(launch, each),
    isShown: launch.isShown(each),
    source: sourceOf(launch, each),
  }))
}

/** Named by a field beside the date. */
function sourceOf(launch: Launch, { file, path }: Dated): SeasonEntry['source'] {
  const entry = `${path.slice(0, -1)}`
  const named = fieldsOf(launch).find(
    (each) =>
      each.file === file &&
      `${each.path.slice(0, -1)}` === entry &&
      each.declared.at(-1)?.names === 'source',
  )
  const id = `${named?.value ?? ''}`
  const source = launch.content.sources?.[id]
  return source && { id, name: source.name.plain, url: source.url?.plain }
}

/** Until when it holds if somebody says that it is still right. */
function renewedUntil(launch: Launch, dated: Dated): string | undefined {
  const own = renewal(launch, dated).find(({ path }) => isDeepStrictEqual(path, dated.path))
  return own && lastDay(own.value, dated.how)
}

const linkOf = ({ file, path }: Dated) => [file, ...path].join('/')

/** The entry that the date belongs to, as the form calls it; of a file that is one entry, the date. */
function nameOf({ sources }: Launch, { file, path }: Dated): string {
  return nameInForm(file, sources.get(file)?.value, entryPlace({ file, path }).path)
}

/** What pages print of the entry around the date, where a fact says it. */
function printedOf({ facts }: Launch, { file, path }: Dated): string | undefined {
  const entry = path.slice(0, -1)
  const isInside = (place: { file: string; path: Path }) =>
    place.file === file && isDeepStrictEqual(place.path.slice(0, entry.length), entry)
  if (entry.length === 0) return undefined
  return Object.values(facts).find(({ plain, origin }) => plain && origin.some(isInside))?.plain
}

/** How an entry has changed since the version of a year ago, if there is one. */
async function changesOfAYear({ dir }: EditorOptions, dated: readonly Dated[], today: string) {
  const repository = await openRepository(dir).catch(() => undefined)
  const then = `--before=${addDays(today, -330)}T23:59:59`
  const version = await repository?.ask('log', '-1', '--format=%H', then, '--', '.')
  const texts = textsIn(dir)
  const files = new Set(version ? dated.map(({ file }) => file) : [])
  const changes = [...files].map(async (file) => {
    const old = await repository?.ask('show', `${version}:./${file}`)
    return old === undefined ? [] : changesOf(file, old, texts.get(file)?.trimEnd())
  })
  const all = (await Promise.all(changes)).flat()
  return ({ file, path }: Dated) => {
    const entry = [file, ...path.slice(0, -1)].join('/')
    return all.flatMap(({ link, words }) => (link?.startsWith(`${entry}/`) ? [words] : []))
  }
}

/** Each on its last day, with alarms. */
async function calendar(options: EditorOptions, today: string): Promise<string> {
  const launch = await launchOf(options, today)
  const texts = textsIn(options.dir)
  const byDay = Map.groupBy(
    datedValues(launch).filter(launch.isShown),
    ({ last, file }) => `${last} ${file}`,
  )
  const { firm } = launch.content
  return calendarFile({
    name: `${firm.name.plain}: the website`,
    product: `-//${firm.name.plain}//Website//EN`,
    stamp: today,
    url: firm.siteUrl,
    events: [...byDay].map(([key, same]) => {
      const [date = '', file = ''] = key.split(' ')
      const names = same.map((each) => nameOf(launch, each))
      const more = names.length > 1 ? ` and ${names.length - 1} more` : ''
      const fixes = new Set(same.map(({ how }) => how.fix))
      return {
        uid: `${date}-${file.replaceAll(/\W/g, '-')}@${folderName(options.dir)}.website`,
        date,
        summary: `${capitalize(titleOf(file, texts.get(file)))}: ${names[0]}${more}`,
        description: [...names, '', ...fixes].join('\n'),
      }
    }),
  })
}

/** Dates these anew, which are of one file, in a step that can be taken back. */
async function stillRight(links: unknown, options: EditorOptions, steps: Steps, today: string) {
  const launch = await launchOf(options, today)
  const asked = Array.isArray(links) ? links : []
  const all = datedValues(launch).filter((each) => asked.includes(linkOf(each)))
  const fields = all.map((each) => renewal(launch, each))
  const [dated] = all
  if (!dated || all.length < asked.length || fields.some(({ length }) => length === 0))
    throw new RequestRefused(404, 'This is not on the list anymore. Look at it again.')
  const { file } = dated
  if (all.some((each) => each.file !== file)) throw new RequestRefused(400, unreadable)
  const texts = textsIn(options.dir)
  const text = texts.get(file) ?? ''
  let value: unknown = valuesIn(file, text)
  for (const field of fields.flat()) value = withAt(value, field.path, field.value)
  const changes = new Map([[file, textWith(file, text, value)]])
  const more = all.length > 1 ? ` and ${all.length - 1} more` : ''
  const words = `Still right: ${nameOf(launch, dated)}${more}`
  return takeStep({ words, file, texts, changes }, options, steps)
}
