import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatProblems, type Path, valueAt } from '#app/content/engine/problem.ts'
import type { PageRecord } from '#app/content/pages.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { type RequestWords, smsRequest } from '#app/lib/mail.ts'
import {
  type Origin,
  type Place,
  type Run,
  readMarks,
  withMarks,
  withoutMarks,
} from '#app/lib/marks.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { downloads } from '#app/site/downloads.ts'
import { markdownTwin } from '#app/site/markdown-twin.ts'
import { render } from '#app/site/render.tsx'
import { siteFiles } from '#app/site/seo-files.ts'
import { feedPath } from '#app/site/urls.ts'
import { textOf } from '#test/changed-folder.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { shown } from '#test/shown.ts'
import { spanish } from '#test/spanish.ts'
import { gate } from './gate.ts'

// The site of the test firm in Spanish. Whatever has a mark comes from the content, and what the code adds
// has none: a letter without a mark is one that no owner can translate.

const gated = await gate({ dir: testFirmDir, program: { render }, drafts: spanish })
const { passed } = gated

const wordsOfSite = stringsIn(gated.sources.get('interface.yaml')?.value)

test('the words of the site are all translated', () => {
  expect(gated.problems).toEqual([])
  const english = stringsIn(parse(textOf('interface.yaml')))
  const same = wordsOfSite.filter(({ path, text }) =>
    english.some((each) => each.text === text && `${each.path}` === `${path}`),
  )
  expect(english.length).toBe(wordsOfSite.length)
  expect(same.map(({ path }) => path.join('.'))).toEqual([])
})

/** The strings in data, with the names of their fields. */
function stringsIn(value: unknown, path: Path = []): { name: string; path: Path; text: string }[] {
  if (typeof value === 'string') {
    const name = path.findLast((key) => typeof key === 'string')
    return [{ name: String(name ?? ''), path, text: value }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    stringsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

if (!passed) throw new Error(formatProblems(gated, 'test/spanish'))
const { content, made } = passed

const parts = { inlineScript: '', modules: [], styles: '', fonts: [] }
type Marked = { readonly text: string; readonly origins: readonly Origin[] }

function withOrigins(write: () => string): Marked {
  const { result: text, origins } = withMarks(write)
  return { text, origins }
}

const pages = [...made.site.pages, 'not-found' as const, 'error' as const].map((page) => ({
  path: typeof page === 'string' ? page : page.path,
  ...withOrigins(() => render(made.site, page, () => parts).html),
}))

const twins = made.site.pages.map((page) => withOrigins(() => twinOf(page)))

function twinOf(page: PageRecord): string {
  const url = 'https://a.example'
  const end = content.interface.files.pageItself.with({ url: '', date: page.modified })
  return markdownTwin({ content, page, url, end: `${end}` })
}

/** The files that a function writes, by their paths. */
function filesOf(write: (of: typeof content) => Record<string, string>): Map<string, Marked> {
  return new Map(
    Object.keys(write(content)).map((path) => [
      path,
      withOrigins(() => write(content)[path] ?? ''),
    ]),
  )
}

const machineData = 'script[type="application/ld+json"]'
const wordPattern = /\p{L}+/gu

/** What the language itself says: days, months, halves of the day, and what is between the items of lists. */
const fromIntl = new Set(intlTexts('es-US').join(' ').toLowerCase().match(wordPattern))

function intlTexts(language: string): string[] {
  const formats = formatsOf(language)
  const months = Array.from({ length: 12 }, (_, at) => Date.UTC(2026, at))
  const short = new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const days = Array.from({ length: 7 }, (_, at) => formats.weekday(at))
  const clocks = [formats.clock(60), formats.clock(13 * 60)]
  const lists = [formats.and, formats.or].map((list) => list.format(['1', '2', '3']))
  const dates = months.flatMap((month) => [
    formats.longDate(new Date(month).toISOString().slice(0, 10)),
    short.format(month),
  ])
  return [...dates, ...days, ...clocks, ...lists]
}

/** Figures, signs and initials: $9.5K, 3X, B, RP. */
const notation = /^\$?[\d.,]*[A-Z]$|^[A-Z]{2}$/

/** What no field says: texts without an origin, and those whose origin does not have their words. */
function strange(runs: readonly Pick<Run, 'text' | 'origin'>[]): string[] {
  return runs
    .filter(({ text }) => !notation.test(text.trim()))
    .flatMap(({ text, origin = [] }) => {
      const known = new Set(origin.flatMap(wordsAt))
      const words = text.toLowerCase().match(wordPattern) ?? []
      const others = words.filter((word) => !known.has(word) && (!origin[0] || !fromIntl.has(word)))
      const places = origin.map(({ file, path }) => `${file} ${path.join('.')}`)
      return others.length > 0 ? [`"${text.trim()}" from ${places.join(', ') || 'nowhere'}`] : []
    })
}

/** The words of a field, the last part of its name, and those that a condition ends: `Agent{?many}s`. */
function wordsAt({ file, path }: Place): string[] {
  const value = valueAt(gated.sources.get(file)?.value, path)
  const texts = [...stringsIn(value).map(({ text }) => text), `${String(path.at(-1))}`]
  const whole = texts.map((text) => text.replaceAll(/\{[^}]*\}/g, ''))
  return [...texts, ...whole].flatMap((text) => text.toLowerCase().match(wordPattern) ?? [])
}

function strangeIn({ text, origins }: Marked): string[] {
  return strange(readMarks(text, origins).runs)
}

/** What a visitor reads or hears, or a search engine shows. */
function isRead({ inside: [element], attribute }: Run, html: string, tag: number): boolean {
  if (attribute === undefined) return element !== 'script' && element !== 'style'
  if (attribute === 'content') {
    return /^<meta (name="description"|property="og:(title|description|site_name|image:alt)")/.test(
      html.slice(tag, tag + 60),
    )
  }
  return ['alt', 'title', 'aria-label', 'placeholder', 'data-label', 'label'].includes(attribute)
}

test('every letter on every page has a place in the content', () => {
  const seen = pages.flatMap(({ path, text, origins }) => {
    const { html, runs } = readMarks(text, origins)
    return runs
      .filter((run) => /\p{L}/u.test(run.text) && isRead(run, html, run.tag))
      .map((run) => ({ path, ...run }))
  })
  expect(seen.length).toBeGreaterThan(5000)
  // An address of the site may be longer than the one in firm.yaml.
  const { siteUrl } = content.firm
  const words = seen.filter(({ text }) => !text.startsWith(siteUrl))
  expect(new Set(strange(words))).toEqual(new Set())
})

/** The test firm has nothing that shows these. */
const rare = new RegExp(
  [
    '^(language|moved|hours\\.|holidays\\.(?!weekday)|partner\\.open|sms\\.frequency',
    'person\\.|team\\.(articles|one|person|including|ring|twoRings|aroundMark)|contents\\.sections\\.one',
    '(booking|error)\\.write|tools\\.stale\\.|notes\\.outOfDate|nav\\.all|service\\.otherServices|article\\.(local|licensed\\.many)',
    'exhibits\\.(cash\\.always|options|entities\\.pay$))',
  ].join('|'),
)

test('every word of interface.yaml is shown somewhere', () => {
  const files = [...filesOf(siteFiles).values(), ...filesOf(downloads).values()]
  const texts = [...pages, ...files, ...twins]
  const said = new Set(
    texts.flatMap(({ origins }) =>
      origins.flat().map(({ file, path }) => `${file} ${path.join('.')}`),
    ),
  )
  const names = wordsOfSite.map(({ path }) => path.join('.'))
  const unseen = names.filter((name) => !said.has(`interface.yaml ${name}`))
  expect(unseen.filter((name) => !rare.test(name))).toEqual([])
})

test('the language of the file is that of every page and file', () => {
  const told = passed.pages.flatMap(({ html }) => {
    const { values, texts } = shown(html)
    const data = stringsIn(texts(machineData).map((json) => JSON.parse(json)))
    const inData = data.filter(({ name }) => name === 'inLanguage').map(({ text }) => text)
    const locale = values('meta[property="og:locale"]', 'content')
    return [...values('[lang]', 'lang'), ...inData, ...locale]
  })
  // One page of the test firm has a language of its own.
  expect(new Set(told)).toEqual(new Set(['es-US', 'es_US', 'es', 'es_ES']))
  const files = siteFiles(content)
  expect(JSON.parse(files['/manifest.webmanifest'] ?? '{}').lang).toBe('es-US')
  expect(files[feedPath]).toContain('xml:lang="es-US"')
})

test('every word for search engines has a place in the content', () => {
  const data = pages.flatMap(({ text, origins }) => {
    const data = shown(text).texts(machineData)
    return data.flatMap((json) => stringsIn(JSON.parse(json)).map((each) => ({ ...each, origins })))
  })
  // Addresses, codes, dates, clocks and the names of schema.org, which are English in every language.
  const format =
    /^(@\w+|url|item|image|logo|hasMap|sameAs|inLanguage|areaServed|addressCountry|dayOfWeek|priceCurrency)$/
  const words = data.filter(({ name }) => !format.test(name))
  expect(words.length).toBeGreaterThan(500)
  const left = words.flatMap((each) => strangeIn(each).map((part) => `${each.name}: ${part}`))
  expect(left).toEqual([])
})

/** What scripts are given. */
function propsOf(html: string, selector: string) {
  const { values } = shown(html)
  const all = ['data-props', 'data-opening', 'data-copy-list'].flatMap((name) =>
    values(selector, name),
  )
  return all.map((json) => JSON.parse(json))
}

test('what scripts say has a place in the content', () => {
  const props = pages.flatMap(({ text, origins }) =>
    propsOf(text, '[data-props], [data-opening], [data-copy-list]').flatMap((props) =>
      stringsIn(props).map((each) => ({ ...each, origins })),
    ),
  )
  const names = props.filter((each) => strangeIn(each).length > 0).map(({ name }) => name)
  // No words: time zones, addresses, the language, and names that only the code reads.
  const rules = ['kind', 'name', 'value', 'times', 'per', 'when', 'unless', 'of']
  const others = ['href', 'id', 'language', 'page', 'timeZone']
  expect(new Set(names)).toEqual(new Set([...others, ...rules]))
})

test('the feed says only what the content says', () => {
  const { text = '', origins = [] } = filesOf(siteFiles).get(feedPath) ?? {}
  const { runs } = readMarks(text.replace(/^<\?.*?\?>/, ''), origins)
  const texts = runs.filter(
    ({ text, attribute, inside: [element = ''] }) =>
      !attribute && !['id', 'updated'].includes(element) && /\p{L}/u.test(text),
  )
  expect(texts.length).toBeGreaterThan(4)
  expect(strange(texts)).toEqual([])
})

test('calendars and the contact card say only what the content says', () => {
  // What no reader sees: addresses, times, and words of the formats themselves.
  const format =
    /^(BEGIN|END|VERSION|CALSCALE|METHOD|REFRESH-INTERVAL|X-PUBLISHED-TTL|UID|DTSTAMP|LAST-MODIFIED|DTSTART|DTEND|URL|TRANSP|ACTION|TRIGGER|X-ABShowAs)[:;]/
  const lines = [...filesOf(downloads).values()].flatMap(({ text, origins }) =>
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => !format.test(line))
      .map((line) => ({ line, origins })),
  )
  expect(lines.length).toBeGreaterThan(20)
  const left = lines.flatMap(({ line, origins }) => {
    // The code of the country ends an address.
    const value = line.slice(line.indexOf(':') + 1).replace(/(?<=^.*;.*)USA/, '')
    return strangeIn({ text: value.replaceAll('\\n', ' '), origins })
  })
  expect(left).toEqual([])
})

test(
  'the files for assistants and phones say only what the content says',
  () => {
    const files = filesOf(siteFiles)
    const llms = files.get('/llms.txt')
    const { text: manifest = '{}', origins = [] } = files.get('/manifest.webmanifest') ?? {}
    const { name, short_name, description } = JSON.parse(manifest)
    const texts = [
      ...(llms ? [llms] : []),
      ...[name, short_name, description].map((text) => ({ text, origins })),
      ...twins,
    ]
    const left = texts.flatMap(({ text, origins }) =>
      strangeIn({ text: text.replaceAll(/\]\([^)]*\)/g, ']'), origins }),
    )
    expect(left).toEqual([])
  },
)

test('the mail of the SMS form is in the language of the site', () => {
  const { text = '', origins = [] } = pages.find(({ text }) => text.includes('"sms-opt-in"')) ?? {}
  const [props] = propsOf(text, '[data-island="sms-opt-in"]')
  const words: RequestWords = { ...props, ...props.mail }
  const noon = new Date('2026-11-16T18:00:00Z')
  const body = smsRequest({ name: '', phone: '' }, words, noon)
  const [time = '', page = '', ...lines] = body.split('\r\n').reverse()
  expect(strangeIn({ text: `${lines.join('\n')} ${props.mail.subject}`, origins })).toEqual([])
  expect(withoutMarks(page)).toBe('Página: https://www.alderfinch.example/sms-optin')
  expect(withoutMarks(time)).toMatch(/^Hora local: lunes, 16 de noviembre de 2026/)
})

test('dates, days, hours, lists and numbers are those of the language', () => {
  const htmlOf = (path: string) => passed.pages.find(({ page }) => page.path === path)?.html ?? ''
  const textOn = (path: string) => plainText(htmlOf(path)).replaceAll('\u00a0', ' ')
  const [calendar = '', card = ''] = ['ics', 'vcf'].map((kind) => {
    const files = Object.entries(downloads(content))
    const [, text = ''] = files.find(([path]) => path.endsWith(kind)) ?? []
    return text.replaceAll('\r\n ', '')
  })
  expect(textOn('/contact')).toContain('lunes-miércoles 8:30 a.m.-4:30 p.m., jueves 10:00 a.m.')
  expect(textOn('/contact')).toContain('26 de noviembre de 2026')
  expect(textOn('/pricing')).toContain('Lista de precios, 1 de septiembre de 2026')
  expect(textOn('/learning-library')).toContain('15 de abril, un sábado')
  expect(textOn('/blog/dallas-texas-cpa')).toContain('Publicado el 3 de agosto de 2026')
  expect(textOn('/terms')).toContain('Contenido: 7 secciones')
  expect(textOn('/terms')).toContain('el portal de clientes, la página de pagos y las empresas')
  expect(textOn('/tax-planning')).toContain('31 dic')
  expect(textOn('/case-studies')).toContain('doce')
  expect(calendar).toMatch(/moved from 15 de abril\\, un sábado/)
  expect(card).toContain('NOTE:lunes-miércoles')
})
