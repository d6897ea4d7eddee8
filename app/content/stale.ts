import { addDays, longDate } from '#app/lib/dates.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { fieldText, type Text } from '#app/lib/shown.ts'
import type { Content } from './collections.ts'
import { pluralize } from './engine/english.ts'
import { fieldInWords, type Path } from './engine/problem.ts'
import type { Typed } from './texts.ts'

/** The tax figures of a file that are valid through the same day. */
type Stale = { file: string; date: string; paths: Path[] }

/** What has to be looked up again within sixty days. */
export function goingStale(texts: readonly Typed[], today: string): Stale[] {
  const last = addDays(today, 60)
  const soon = texts.filter(
    ({ path, text }) => path.at(-1) === 'validThrough' && text >= today && text <= last,
  )
  return [...Map.groupBy(soon, ({ file, text }) => `${text} ${file}`)].map(([key, same]) => {
    const [date = '', file = ''] = key.split(' ')
    return { file, date, paths: same.map(({ path }) => path) }
  })
}

/** One line for every run of the check; the names are asked for. */
export function staleInShort(stale: readonly Stale[]): string | undefined {
  const [first] = stale.map(({ date }) => date).sort()
  if (!first) return undefined
  const count = stale.reduce((sum, { paths }) => sum + paths.length, 0)
  const figures = `${pluralize(count, 'tax figure')} ${count === 1 ? 'goes' : 'go'}`
  return `${figures} stale within sixty days, the first on ${longDate(first)}: npm run check -- --stale names them`
}

/** "41 tax figures go stale on December 31, 2026: tax-facts.yaml, section179, wageBase" and so on. */
export function staleLine({ file, date, paths }: Stale): string {
  const figures = `${pluralize(paths.length, 'tax figure')} ${paths.length === 1 ? 'goes' : 'go'}`
  const names = paths.map((path) => fieldInWords(path.slice(0, -1))).join(', ')
  return `${figures} stale on ${longDate(date)}: ${file}, ${names}`
}

/** "firm.yaml lists 1 holiday that has passed, December 25, 2020: no page shows it." */
export function passedHolidaysLine(holidays: readonly string[], today: string): string | undefined {
  const passed = holidays.filter((day) => day < today)
  if (passed.length === 0) return undefined
  const [they, them] = passed.length === 1 ? ['has', 'it'] : ['have', 'them']
  return `firm.yaml lists ${pluralize(passed.length, 'holiday')} that ${they} passed, ${passed.map(longDate).join('; ')}: no page shows ${them}`
}

/** A group of the content with the last day on which its figures are good. */
export type Dated = { readonly validThrough: string }

type Said = Pick<Content, 'today' | 'firm' | 'interface'>

/** What a tool says in place of its figures once they are out of date, with the phone number or the address to
    write to as {phone} or {email}; undefined while they are good. */
export function staleSentence(name: Text, of: Dated | undefined, content: Said): Text | undefined {
  if (!of || of.validThrough >= content.today) return undefined
  const { language, tools } = content.interface
  const words = content.firm.phone ? tools.stale.call : tools.stale.write
  const date = fieldText(of, 'validThrough', formatsOf(language).longDate)
  return words.with({ tool: name, date })
}
