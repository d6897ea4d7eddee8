import { resolve } from 'node:path'
import { z } from 'zod'
import { formatsOf } from '#app/lib/formats.ts'
import { localTime } from '#app/lib/hours.ts'
import { checkBetweenFiles } from './check.ts'
import { arrange, type Content, collections, type Files, type PartialFiles } from './collections.ts'
import { isSiteUrl } from './engine/links.ts'
import { type LoadedFiles, loadFiles } from './engine/load.ts'
import { sortProblems } from './engine/problem.ts'
import type { Source } from './engine/source.ts'
import type { TextWords } from './engine/validation-context.ts'
import { factSources, facts } from './facts.ts'
import { statesOf, withStates } from './firm.ts'
import { withoutUnshown } from './page-blocks.ts'
import { addressesIn, withoutHidden } from './pages.ts'
import { movedIn } from './redirects.ts'
import { type Firm, firmSchema } from './schemas/firm.ts'
import { type Interface, language } from './schemas/interface.ts'

export type Loaded = Omit<LoadedFiles, 'data'> & {
  /** Undefined while there are problems. */
  content: Content | undefined
}

/** The firm's folder, or another firm's: CONTENT_DIR=../other-firm npm run build. Read here only. */
export const contentDir = resolve(
  process.env.CONTENT_DIR || resolve(import.meta.dirname, '../../content'),
)

type LoadOptions = {
  /** The day to read it on, if not today. */
  today?: string
}

/** Reads and checks a content folder. */
export async function load(dir = contentDir, options: LoadOptions = {}): Promise<Loaded> {
  const { today: day } = options
  const { data, ...loaded } = await loadFiles({
    dir,
    collections,
    facts: (read, typed) => facts(arrange(read), formatsOf(languageIn(typed)), dayOf(typed)),
    factSources,
    words: (read) => textWordsOf(read.get('interface.yaml') as Interface | undefined),
    addresses: addressesIn,
    counted: withoutUnshown,
    moved: movedIn,
    today: dayOf,
  })
  if (loaded.problems.length > 0) {
    return { ...loaded, problems: sortProblems(loaded.problems), content: undefined }
  }
  const values = arrange(data)
  assertComplete(values)
  const { sources, fonts } = loaded
  const images = Object.fromEntries(loaded.images)
  const { claims = {} } = values
  const figures = figureDaysOf(values)
  const firm = withSiteUrl(values.firm)
  const today = dayOf(sources)
  const states = statesOf({ ...values, articles: Object.values(values.articles) })
  const deadlines = values.deadlines && withStates(values.deadlines, states, today)
  const content = {
    ...values,
    ...{ claims, firm, deadlines, figures, images, fonts, today },
  }
  const problems = checkBetweenFiles(content, loaded)
  if (problems.length === 0) return { ...loaded, content: withoutHidden(content) }
  return { ...loaded, problems: sortProblems(problems), content: undefined }

  function dayOf(typed: ReadonlyMap<string, Source>): string {
    return day ?? todayAt(typed.get('firm.yaml')?.value)
  }
}

/** Known before the file is checked, because it uses facts itself. */
function languageIn(typed: ReadonlyMap<string, Source>): string {
  const { data } = spoken.safeParse(typed.get('interface.yaml')?.value)
  return data?.language ?? 'en-US'
}

const spoken = z.looseObject({ language })

function textWordsOf(words: Interface | undefined): TextWords | undefined {
  return words && { ...words.link, note: words.text.note, illustrative: words.notes.illustrative }
}

/** When the tax figures of a file were checked, and how long they hold, by the file. */
function figureDaysOf({ pages, services, articles, audiences, faq }: Files): Content['figures'] {
  const heads = Object.entries({ pages, services, articles }).flatMap(([folder, values]) =>
    Object.entries(values).map(([name, { head }]) => {
      const extension = folder === 'articles' ? 'md' : 'yaml'
      return [`${folder}/${name}.${extension}`, head] as const
    }),
  )
  const all = [...heads, ['audiences.yaml', audiences], ['faq.yaml', faq]] as const
  return Object.fromEntries(
    all.flatMap(([file, days]) => {
      const { reviewed, validThrough } = days ?? {}
      return reviewed && validThrough ? [[file, { reviewed, validThrough }]] : []
    }),
  )
}

/** The date where the firm is; on this computer while its time zone is not known. */
function todayAt(firm: unknown): string {
  const { data } = zoned.safeParse(firm)
  return localTime(Date.now(), data?.timeZone).date
}

const zoned = z.looseObject({ timeZone: firmSchema.shape.timeZone })

function assertComplete(values: PartialFiles): asserts values is Files {
  if (!values.firm) throw new Error('The content was not read.')
}

/** The site's own address, unless this build is for another one: SITE_URL=https://... npm run build, or
    for another path of the same host: BASE_PATH=/preview npm run build. */
function withSiteUrl<Given extends Pick<Firm, 'siteUrl'>>(
  firm: Given,
  { SITE_URL, BASE_PATH }: Readonly<Record<string, string | undefined>> = process.env,
): Given {
  const named = SITE_URL || firm.siteUrl
  const siteUrl = BASE_PATH ? new URL(BASE_PATH, named).href : named
  if (isSiteUrl(siteUrl)) return { ...firm, siteUrl }
  throw new Error(
    `The address of the site must be like https://www.example.com or https://www.example.com/tax. Found: "${siteUrl}" (SITE_URL "${SITE_URL ?? ''}", BASE_PATH "${BASE_PATH ?? ''}").`,
  )
}
