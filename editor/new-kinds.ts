import { collections } from '#app/content/collections.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { schemaAt } from '#app/content/engine/schema-walk.ts'
import { addressOf } from '#app/content/pages.ts'
import { capitalize, fileName } from '#app/lib/text.ts'
import { blank } from './client/values.ts'
import { fieldOf } from './form.ts'
import { asGroup } from './names.ts'
import type { Field, Option } from './types.ts'
import { collectionOf } from './write-files.ts'

type Group = Record<string, unknown>
type Fields = Record<string, Field>

/** The site that something is added to. */
export type Site = {
  /** The values of a file as typed; none if there is no such file. */
  read: (file: string) => Group
  files: readonly string[]
  facts: Readonly<Record<string, string>>
  /** Addresses that are in use. */
  taken: readonly string[]
  today: string
}

export type Kind = {
  title: string
  about: string
  /** The short form. */
  field: (site: Site) => Field
  /** A file's new value, and the place in it where the fields of the short form are. */
  make: (typed: Group, site: Site) => { file: string; value: Group; path: Path }
}

/** What can be added to this site, in the order of the cards. */
export function kindsFor(site: Site): Record<string, Kind> {
  const missing = collections.filter(
    ({ pattern, optional }) => optional && alone.includes(pattern) && !site.files.includes(pattern),
  )
  const files = missing.map(({ pattern, what }) => [pattern, wholeFile(pattern, what)])
  const { record, ...rest } = kinds
  const hasRecords = site.files.includes('case-studies.yaml')
  return { ...rest, ...(record && hasRecords && { record }), ...Object.fromEntries(files) }
}

/** Optional files that make sense without another one. */
const alone = [
  'notice.yaml',
  'guarantee.yaml',
  'claims.yaml',
  'words.yaml',
  'prices/tax-planning.yaml',
  'prices/accounting.yaml',
  'prices/tax-preparation.yaml',
  'prices/additional.yaml',
]

const kinds: Record<string, Kind> = {
  service: page({
    title: 'A service',
    about: 'A page of its own, in the menu of your services.',
    pattern: 'services/*.yaml',
    fields: ({ facts }) => {
      const prices = Object.entries(facts).filter(
        ([name, amount]) => /^price\./.test(name) && amount,
      )
      const options = prices.map(([name, amount]) => ({ value: name, name: `${amount} (${name})` }))
      return {
        name: part('services/*.yaml', ['head', 'name']),
        description: part('services/*.yaml', ['description']),
        price: { ...choice('Price', options), hint: 'one from your price lists', optional: true },
      }
    },
    name: ({ name }) => `${name}`,
    values: ({ name, description, price }) => ({
      title: name,
      description,
      prices: {
        items: [{ label: name, ...(price ? { amount: price } : { words: '' }) }],
        link: { label: '', to: '/pricing' },
      },
    }),
  }),
  article: page({
    title: 'An article',
    about: 'For one city, with a place in the learning library.',
    pattern: 'articles/*.md',
    fields: () => parts('articles/*.md', [], ['title', 'city', 'state']),
    name: ({ city, state }) => `${city}, ${state}`,
    values: ({ title, city, state }, { today }) => ({
      title,
      city,
      state,
      published: today,
      reviewed: today,
    }),
  }),
  page: page({
    title: 'A page of your own',
    about: 'News, a page for one campaign, or a page in another language.',
    pattern: 'plain/*.md',
    fields: () => parts('plain/*.md', [], ['title', 'news']),
    name: ({ title }) => `${title}`,
    values: ({ title, news }, { today }) => ({
      title,
      ...(news === true && { published: today, news }),
    }),
  }),
  person: entry({
    title: 'A person',
    about: 'Shown on the page about your firm, with the others of the same role.',
    place: ['team.yaml', 'people'],
    fields: ({ read }) => {
      const roles = entriesOf(read('team.yaml').roles)
      const options = roles.map(({ id, one }) => ({ value: `${id}`, name: capitalize(`${one}`) }))
      const fields = parts('team.yaml', ['people', 0], ['name', 'role', 'photo', 'photoAlt'])
      return group({ ...fields, role: choice('Role', options) })
    },
    // A portrait shows whom it is of, if nothing else is said.
    complete: ({ photoAlt, ...person }) =>
      person.photo ? { ...person, photoAlt: photoAlt ?? person.name } : person,
    around: withCounts,
  }),
  office: entry({
    title: 'An office',
    about: 'Besides your main office, which is with the facts of the firm.',
    place: ['firm.yaml', 'offices'],
    fields: () => group(parts('firm.yaml', ['offices', 0], ['name', 'address', 'phone', 'mapUrl'])),
  }),
  question: entry({
    title: 'A question',
    about: 'With its answer, on the page of questions.',
    place: ['faq.yaml', 'items'],
    fields: () =>
      group(parts('faq.yaml', ['items', 0], ['question', 'answer', 'onHome', 'onAbout'])),
  }),
  record: entry({
    title: 'A case record',
    about: 'One more row of the case studies. Sums are worked out for you.',
    place: ['case-studies.yaml', 'records'],
    fields: recordField,
    complete: summedUp,
  }),
  story: entry({
    title: 'A client story',
    about: 'What a client says, with their consent, or a sample that says so.',
    place: ['testimonials.yaml', 'testimonials'],
    fields: () => without(part('testimonials.yaml', ['testimonials', 0]), ['id', 'caseStudy']),
  }),
  redirect: entry({
    title: 'A redirect',
    about: 'Sends visitors of an old address to a page that you have.',
    place: ['redirects.yaml', 'redirects'],
    fields: () => part('redirects.yaml', ['redirects', 0]),
  }),
}

type PageKind = Omit<Kind, 'field' | 'make'> & {
  pattern: string
  fields: (site: Site) => Fields
  /** What links to the page say; its address comes from it. */
  name: (typed: Group) => string
  values: (typed: Group, site: Site) => Group
}

/** A page begins as a draft: what is still empty is checked once it is to appear. */
function page({ title, about, pattern, fields, name: nameOf, values }: PageKind): Kind {
  return {
    title,
    about,
    field: (site) => group(fields(site)),
    make: (typed, site) => {
      const name = nameOf(typed)
      const nameInAddress = fileName(name)
      const file = free((number) => {
        const tried = pattern.replace('*', `${nameInAddress}${number > 1 ? `-${number}` : ''}`)
        const isFree =
          !site.files.includes(tried) && !site.taken.includes(addressOf(tried)?.path ?? '')
        return isFree ? tried : undefined
      })
      const empty = asGroup(blank(part(pattern)))
      const head = { ...asGroup(empty.head), title: typed.title ?? name, name, updated: site.today }
      const made = values(typed, site)
      const body = 'body' in empty && { body: 'Write here what the page says.' }
      const value = { ...empty, head: { ...head, ...places(pattern, site), draft: true }, ...made }
      return { file, value: { ...value, ...body }, path: [] }
    },
  }
}

/** Behind its siblings, in the group of the menu and of the footer that most of them are in. */
function places(pattern: string, { files, read }: Site): Group {
  const folder = pattern.slice(0, pattern.indexOf('*'))
  const heads = files
    .filter((file) => file.startsWith(folder))
    .map((file) => asGroup(read(file).head))
  const behind = (part: 'menu' | 'footer') => {
    const there = heads.map((head) => asGroup(head[part])).filter(({ group }) => group)
    const [first] = there
    // Pages of one's own are seldom alike.
    if (!first || there.length * 2 < heads.length || folder === 'plain/') return {}
    const last = Math.max(...there.map(({ place }) => Number(place) || 0))
    return { [part]: { group: first.group, place: Math.min(last + 1, 99) } }
  }
  return { ...behind('menu'), ...behind('footer') }
}

type EntryKind = Omit<Kind, 'field' | 'make'> & {
  /** The file, and the list in it. */
  place: readonly [file: string, list: string]
  fields: (site: Site) => Field
  complete?: (entry: Group) => Group
  /** What else has to change in the file. */
  around?: (value: Group) => Group
}

/** An entry at the end of a list, with an id made from its name. */
function entry({ place, fields, complete, around, ...words }: EntryKind): Kind {
  const [file, list] = place
  return {
    ...words,
    field: fields,
    make: (typed, { read }) => {
      const before = read(file)
      const entries = entriesOf(before[list])
      const whole = complete?.(typed) ?? typed
      const hasId = schemaAt(schemaOf(file), [list, 0, 'id']) !== undefined
      const added = hasId ? { id: freeId(whole, entries), ...whole } : whole
      const value = { ...before, [list]: [...entries, added] }
      return { file, value: around?.(value) ?? value, path: [list, entries.length] }
    },
  }
}

/** A number behind the others, or the name with a number where it is taken. */
function freeId(entry: Group, entries: readonly Group[]): string | number {
  const ids = entries.map(({ id }) => id)
  if (entry.type) return Math.max(0, ...ids.map(Number)) + 1
  const words = fileName(`${entry.name ?? entry.question}`)
    .split('-')
    .slice(0, 6)
    .join('-')
  return free((number) => {
    const id = `${words}${number > 1 ? `-${number}` : ''}`
    return ids.includes(id) ? undefined : id
  })
}

function free(attempt: (number: number) => string | undefined): string {
  for (let number = 1; ; number++) {
    const found = attempt(number)
    if (found !== undefined) return found
  }
}

/** A file of which there is one; its short form is the whole form. */
function wholeFile(file: string, what: string): Kind {
  return {
    title: capitalize(what),
    about: 'Your site has none yet.',
    field: () => part(file),
    make: (value) => ({ file, value, path: [] }),
  }
}

/** No role has fewer people than are named. */
function withCounts(team: Group): Group {
  const people = entriesOf(team.people)
  const roles = entriesOf(team.roles).map((role) => {
    const named = people.filter((person) => person.role === role.id).length
    return Number(role.count) < named ? { ...role, count: named } : role
  })
  return { ...team, roles }
}

const taxes = ['taxDueWithoutStrategy', 'taxDueWithStrategy', 'keyStrategiesUsed']
const incomes = ['w2Earnings', 'businessIncome', 'investmentIncome', 'stockSaleProceeds']

/** What is asked of each type of record; the sums follow. */
function recordField(): Field {
  const at = ['records', 0]
  const needed = Object.entries(parts('case-studies.yaml', at, ['revenue', 'profit', ...taxes]))
  const business = needed.map(([name, { optional: _, ...field }]) => [name, field])
  const refund = 'taxRefundWithStrategy'
  const personal = parts('case-studies.yaml', at, [...incomes, ...taxes, refund])
  return {
    ...part('case-studies.yaml', at),
    kind: 'variants',
    by: 'type',
    variants: [
      { is: 'business', name: 'Business', fields: Object.fromEntries(business) },
      { is: 'individual', name: 'Individual', fields: personal },
      { is: 'mixed', name: 'Mixed', fields: personal },
    ],
  }
}

function summedUp(record: Group): Group {
  const amount = (name: string) => Number(record[name]) || 0
  const refund = amount('taxRefundWithStrategy')
  const saved = amount('taxDueWithoutStrategy') - amount('taxDueWithStrategy') + refund
  const income = incomes.reduce((sum, name) => sum + amount(name), 0)
  const total = record.type === 'business' ? {} : { totalIncome: income }
  return { ...record, ...total, totalTaxSavings: saved }
}

/** The form of a file, or of a part of it. */
function part(pattern: string, path: Path = []): Field {
  const schema = schemaAt(schemaOf(pattern), path)
  if (!schema) throw new Error(`${pattern} has no ${path.join(', ')}.`)
  // A short form is not folded into parts.
  const { part: _, ...field } = fieldOf(schema, String(path.at(-1) ?? ''))
  return field
}

function parts(pattern: string, path: Path, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, part(pattern, [...path, name])]))
}

function schemaOf(pattern: string) {
  const collection = collectionOf(pattern)
  if (!collection) throw new Error(`There is no ${pattern}.`)
  return collection.schema
}

function group(fields: Fields): Field {
  return { kind: 'group', label: '', hint: '', fields }
}

function without(field: Field, names: readonly string[]): Field {
  if (field.kind !== 'variants') return field
  const variants = field.variants.map((variant) => ({
    ...variant,
    fields: Object.fromEntries(
      Object.entries(variant.fields).filter(([name]) => !names.includes(name)),
    ),
  }))
  return { ...field, variants }
}

function choice(label: string, options: Option[]) {
  return { kind: 'choice' as const, label, hint: '', options }
}

function entriesOf(value: unknown): Group[] {
  return Array.isArray(value) ? value.map(asGroup) : []
}
