import { pluralize } from '#app/content/engine/words.ts'
import { longDate } from '#app/lib/dates.ts'
import {
  countOf,
  type Entry,
  entriesOf,
  foundInShort,
  openInWords,
  pageName,
  placeInWords,
  type Report,
} from './entries.ts'
import type { Placed } from './finding.ts'

const width = 80
const margin = '    '
const column = `${margin}To settle: `.length

/** The report for a terminal, read by an owner. */
export function textReport(report: Report): string {
  const { findings, today } = report
  return [
    `LAUNCH CHECK, ${longDate(today)}`,
    wrap(summary(report)),
    ...groups(report),
    `${wrap(ending(findings))}\n`,
  ].join('\n\n')
}

function summary({ findings, files, folder, pages }: Report): string {
  const looked = `${pluralize(files, 'file')} in ${folder}/ and ${pluralize(pages, 'page')} were looked at.`
  return findings.length === 0
    ? `Nothing is open. ${looked}`
    : `${openInWords(findings)} ${findings.length === 1 ? 'is' : 'are'} open. ${looked}`
}

function groups(report: Report): string[] {
  let group = ''
  return entriesOf(report.findings).flatMap((entry, index) => {
    const text = entryText(entry, index + 1, report)
    if (entry.group === group) return [text]
    group = entry.group
    return [`${group.toUpperCase()}\n${'='.repeat(group.length)}`, text]
  })
}

function entryText(entry: Entry, number: number, report: Report): string {
  const { severity, problem, fix, places } = entry
  const many = places.length > 1 ? ` (${places.length})` : ''
  const title = `${String(number).padStart(2)}. ${problem}${many}`
  return [
    `${title.padEnd(width - severity.length - 1)} ${severity.toUpperCase()}`,
    ...(places.length > 1 ? placesText(places, report) : placeText(places[0], report)),
    labelled('To settle:', fix),
  ].join('\n')
}

function placeText(place: Placed | undefined, { folder, pages }: Report): string[] {
  if (!place) return []
  const found = foundInShort(place)
  const shown = pagesInWords(place.pages, pages)
  return [
    wrap(`${folder}/${place.file}, ${placeInWords(place)}`, margin),
    ...(found
      ? [labelled('Now:', found), labelled('Shows on:', shown)]
      : [labelled('Concerns:', shown)]),
  ]
}

/** File by file, each place with what stands there. */
function placesText(places: readonly Placed[], { folder, pages }: Report): string[] {
  const files = [...new Set(places.map(({ file }) => file))]
  return files.flatMap((file) => [
    `${margin}${folder}/${file}`,
    ...places
      .filter((place) => place.file === file)
      .map((place) => {
        const where = `${placeInWords(place)}; ${pagesInWords(place.pages, pages)}`
        return wrap(`- ${foundInShort(place)} (${where})`, margin, `${margin}  `)
      }),
  ])
}

function labelled(label: string, words: string): string {
  const first = `${margin}${label}`.padEnd(column)
  return wrap(words, first, ' '.repeat(column))
}

function pagesInWords(pages: readonly string[], all: number): string {
  if (pages.length === 0) return 'no page'
  if (pages.length === all) return 'every page'
  if (pages.length > 8) return `${pages.length} of ${all} pages`
  return pages.map(pageName).join(', ')
}

function ending(findings: readonly Placed[]): string {
  const blockers = countOf(findings, 'blocker')
  const code =
    blockers > 0
      ? `Exit code 1: ${pluralize(blockers, 'blocker')} open. A blocker must not go live.`
      : 'Exit code 0: no blocker is open.'
  const warnings = countOf(findings, 'warning')
    ? ' A warning is honest but unfinished: look at it, then decide.'
    : ''
  return `${code}${warnings}`
}

/** Breaks between words only: an address stays whole, even if it is too long for a line. */
function wrap(text: string, first = '', next = first): string {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of text.split(' ')) {
    const longer = isEmpty ? `${line}${word}` : `${line} ${word}`
    if (longer.length > width && !isEmpty) {
      lines.push(line)
      line = `${next}${word}`
    } else line = longer
    isEmpty = false
  }
  return [...lines, line].join('\n')
}
