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

/** The report as one page in the look of the site, with nothing outside itself. */
export function htmlReport(report: Report, styles: string): string {
  const { findings, firm, folder, today, files, pages } = report
  const entries = entriesOf(findings)
  const titles = [...new Set(entries.map(({ group }) => group))]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Launch check: ${safe(openInWords(findings) || 'nothing open')}</title>
<style>${styles}</style>
</head>
<body>
<header data-plate="dark">
<div>
<p class="firm">${safe(firm)}</p>
<h1>${safe(headline(findings))}</h1>
<p>${longDate(today)}. ${pluralize(files, 'file')} in <code>${safe(folder)}/</code> and ${pluralize(pages, 'page')} were looked at.</p>
${findings.length > 0 ? totals(findings) : ''}
</div>
</header>
<main>
${titles.length > 1 ? contents(titles, entries) : ''}
${titles.map((title, index) => group(title, index, entries, report)).join('\n')}
</main>
</body>
</html>
`
}

function headline(findings: readonly Placed[]): string {
  const blockers = countOf(findings, 'blocker')
  if (blockers > 0) return `${pluralize(blockers, 'thing')} to settle before going live`
  return findings.length > 0 ? 'Ready to go live, with warnings' : 'Ready to go live'
}

function totals(findings: readonly Placed[]): string {
  return `<dl class="totals">
<div><dt>Blockers</dt><dd>${countOf(findings, 'blocker')}</dd><dd>must not go live</dd></div>
<div><dt>Warnings</dt><dd>${countOf(findings, 'warning')}</dd><dd>honest, but unfinished</dd></div>
</dl>`
}

function contents(titles: string[], entries: readonly Entry[]): string {
  const rows = titles.map((title, index) => {
    const places = entries.filter((each) => each.group === title).flatMap((each) => each.places)
    return `<li><a href="#group-${index + 1}">${safe(title)}</a> <span>${openInWords(places)}</span></li>`
  })
  return `<nav aria-label="Groups"><ol>${rows.join('')}</ol></nav>`
}

function group(title: string, index: number, entries: readonly Entry[], report: Report): string {
  const own = entries.flatMap((entry, at) => (entry.group === title ? item(entry, at, report) : []))
  return `<section aria-labelledby="group-${index + 1}">
<h2 id="group-${index + 1}">${safe(title)}</h2>
<ol>${own.join('')}</ol>
</section>`
}

function item({ severity, problem, fix, places }: Entry, index: number, report: Report): string {
  return `<li data-severity="${severity}">
<div>
<h3><span class="number">${index + 1}</span> ${safe(problem)}</h3>
<p class="severity">${severity === 'blocker' ? 'Blocker' : 'Warning'}${places.length > 1 ? ` × ${places.length}` : ''}</p>
</div>
<div>
<p>${safe(fix)}</p>
<table>
<thead><tr><th scope="col">Where</th><th scope="col">Now</th><th scope="col">Shows on</th></tr></thead>
<tbody>${places.map((place) => row(place, report)).join('')}</tbody>
</table>
</div>
</li>
`
}

function row(place: Placed, report: Report): string {
  return `<tr>
<td><code>${safe(`${report.folder}/${place.file}`)}</code><br>${safe(placeInWords(place))}</td>
<td>${safe(foundInShort(place) || 'nothing yet')}</td>
<td>${shownOn(place.pages, report.pages)}</td>
</tr>`
}

function shownOn(pages: readonly string[], all: number): string {
  if (pages.length === 0) return 'no page'
  if (pages.length === all) return 'every page'
  return pages.map((path) => `<span class="page">${safe(pageName(path))}</span>`).join(', ')
}

function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
