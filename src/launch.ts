// Finds sample content and expired content for npm run launch-check and the editor's “Before launch”.

type Path = (string | number)[]
export type Finding = { file: string; path: Path; field: string; todo: string }
type Field = { file: string; field: string; value: unknown; today: string }

/** Values of the sample firm that an owner must replace, if no other rule finds them. */
const sample: Record<string, unknown> = {
  name: 'Fairshare Tax Advisory',
  shortName: 'Fairshare',
  tagline: 'Never pay more than your fair share in taxes!',
  address: '100 Sample Street, Suite 000, Nashville, TN 00000',
  founded: '2009-06',
  fullTimeSince: 2017,
  responseTime: 'within 1 business day',
  planCutoff: '2026-11-30',
  'hours.0.opens': '11am',
}
const legalDates: Record<string, string> = {
  'legal/privacy-policy.md': '2025-05-14',
  'legal/sms-terms.md': '2024-12-12',
  'legal/terms.md': '2025-05-14',
}
const repository = 'your-firm/website'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Each rule checks one value and returns what to do. The first match wins. */
const rules: ((field: Field) => string | false | undefined)[] = [
  ({ file, field, value }) =>
    file === 'firm.yaml' &&
    sample[field] === value &&
    `still has the sample value "${value}". Replace it unless it's also yours.`,
  ({ file, field, value }) =>
    field === 'date' &&
    legalDates[file] === value &&
    'still has the sample date. Have a lawyer review the page, then update its text and date.',
  ({ value }) =>
    isText(value) &&
    / 555-01\d\d/.test(value) &&
    `has an example phone number: ${firstMatch(value, /\S+ 555-01\d\d/)}. Enter your own.`,
  ({ value }) =>
    isText(value) &&
    /\.example\b/.test(value) &&
    `has an example URL or email: ${firstMatch(value, /[^\s([]+\.example/)}. Enter your own.`,
  ({ value }) =>
    isText(value) &&
    /\(sample\b[^)]*\)|^Sample\b.*(company|agency|before launch)/.test(value) &&
    `is a sample: "${firstMatch(value, /(?<!\S).{0,60}\(sample\b[^)]*\)|^Sample.{0,50}/)}". Replace or remove it.`,
  ({ file, field, value }) =>
    /(^|\.)verified$/.test(field) &&
    value === false &&
    (file === 'testimonials.yaml'
      ? "is off, because this is a sample. Replace it with a real client's story, or remove it."
      : 'is off: check the entry against its source and turn it on, or remove the entry.'),
  ({ field, value }) =>
    /(^|\.)confirmed$/.test(field) && value === false && 'is off: enter your own term, then turn on Confirmed.',
  ({ field, value }) =>
    /(^|\.)(illustrative|sample)$/.test(field) &&
    value === true &&
    'is on: replace the samples with your own content, then turn it off.',
  ({ field, value, today }) =>
    /(^|\.)(validThrough|planCutoff|expires|until)$/.test(field) &&
    isText(value) &&
    value < today &&
    `is a past date (${value}). Update everything that depends on it, then enter a new date.`,
  ({ file, field, value, today }) =>
    file === 'deadlines.yaml' &&
    field === 'year' &&
    Number(value) < Number(today.slice(0, 4)) &&
    `is ${value}. Update the calendar for this year.`,
  ({ file, field, value }) =>
    file === '../package.json' &&
    field === 'repository' &&
    value === repository &&
    "isn't your repository: enter its name on GitHub, such as my-firm/website.",
]

const firstMatch = (text: string, pattern: RegExp) => pattern.exec(text)?.[0]

/** Returns what to finish before launch. `files` has parsed files by their path in content/. */
export function findings(files: Readonly<Record<string, unknown>>, today: string): Finding[] {
  return Object.entries(files).flatMap(([file, content]) =>
    [...values(content)].flatMap(([path, field, value]) => {
      const todo = rules.map((rule) => rule({ file, field, value, today })).find(isText)
      return todo ? [{ file, path, field, todo }] : []
    }),
  )
}

/** Yields every value with its path. In the text form of the path, items appear by ID instead of by index. */
function* values(value: unknown, path: Path = [], named = path): Generator<[path: Path, string, unknown]> {
  if (!value || typeof value !== 'object') {
    yield [path, named.join('.'), value]
    return
  }
  const { id } = value as { id?: unknown }
  const itemPath = typeof path.at(-1) === 'number' && isText(id) ? [...named.slice(0, -1), id] : named
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, each] of entries) yield* values(each, [...path, key], [...itemPath, key])
}
