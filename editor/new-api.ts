import { blockNamed } from '#app/blocks/index.ts'
import { collectionOf } from '#app/content/collections.ts'
import type { LoadedFiles } from '#app/content/engine/load.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { localTime } from '#app/lib/hours.ts'
import { fileName } from '#app/lib/text.ts'
import { blank, free, numbered } from './client/values.ts'
import { fieldOf, formFieldOf } from './form.ts'
import { asGroup, type Group, step } from './names.ts'
import type { FileOptions } from './options.ts'
import { entriesIn, textsIn, valuesIn } from './read-files.ts'
import { RequestRefused, type Routes } from './reply.ts'
import type { FormField, NewCard, Place } from './types.ts'
import { gateWrite, textWith } from './write-files.ts'

type Fields = Record<string, FormField>
type FileTexts = ReadonlyMap<string, string>

/** What can be added: a page, one more entry of a list, or a file of which there is one. */
type Kind = {
  title: string
  /** What it is, if not what its file is. */
  about?: string
  file: string
  list?: string
  /** What the short form of a page asks for; of anything else, besides the fields that it needs. */
  ask?: string
  /** The blocks that a page begins with, with what they need besides their needed fields. The first has the
      answers of the short form. */
  blocks?: readonly Group[]
  complete?: (entry: Group) => Group
  /** What to know once it is added. */
  after?: string
  /** What else changes in the file. */
  around?: (value: Group) => Group
}

const incomes = ['w2Earnings', 'businessIncome', 'investmentIncome', 'stockSaleProceeds']
const ofRecord = `revenue profit ${incomes.join(' ')} taxDueWithStrategy taxRefundWithStrategy`

const kinds: Record<string, Kind> = {
  page: {
    title: 'A page',
    about: 'built from blocks',
    file: 'pages/*.yaml',
    ask: 'heading lead',
    blocks: [{ block: 'hero' }, { block: 'text' }, { block: 'closing' }],
  },
  service: {
    title: 'A service',
    about: 'a page built from the blocks of a service',
    file: 'services/*.yaml',
    ask: 'heading lead',
    blocks: [
      { block: 'hero', look: 'tile', pictureAlt: '' },
      { block: 'offer' },
      { block: 'steps', items: [1, 2].map(() => ({ name: '', text: '' })) },
      { block: 'included' },
      { block: 'questions', items: [{ question: '', answer: '' }] },
    ],
  },
  article: { title: 'An article', file: 'articles/*.md', ask: 'title city state' },
  checklist: { title: 'A checklist', file: 'checklists/*.yaml', ask: 'title' },
  text: {
    title: 'A text or news',
    about: 'a page of one long text',
    file: 'plain/*.md',
    ask: 'title',
  },
  person: {
    title: 'A person',
    file: 'team.yaml',
    list: 'people',
    ask: 'photo photoAlt',
    // A portrait shows whom it is of, if nothing else is said.
    complete: (person) => (person.photo ? { photoAlt: person.name, ...person } : person),
    around: withCounts,
  },
  office: { title: 'An office', file: 'firm.yaml', list: 'offices' },
  question: { title: 'A question', file: 'faq.yaml', list: 'items' },
  record: {
    title: 'A case record',
    file: 'case-studies.yaml',
    list: 'records',
    ask: ofRecord,
    complete: summedUp,
  },
  story: {
    title: 'A client story',
    file: 'testimonials.yaml',
    list: 'testimonials',
    after:
      'A page shows the stories that you choose for it: open Home page, or a service, and add this one under Stories.',
  },
  notice: {
    title: 'A notice',
    file: 'notice.yaml',
    after: 'Visitors see it from its first day to its last.',
  },
  redirect: { title: 'A redirect', file: 'redirects.yaml', list: 'redirects' },
}

function takeBack(kind: Kind): string {
  if (kind.list) return 'To take it back, remove it from its list and save.'
  if (!isPage(kind)) return ''
  return 'It is a draft, which visitors do not see. To put it on the site, untick "Draft" under "Search engines and address". To take it back, delete the page below.'
}

/** Fields that the editor fills in itself. */
const computed = ['id', 'totalTaxSavings']
const isPage = ({ file }: Kind) => file.includes('*')
const askedFields = ({ ask = '' }: Kind) => ask.split(' ')

/** Adds what the owner asks for: an entry at the end of its list, or a page as a draft. */
export function newRoutes(options: FileOptions): Routes {
  return {
    'GET /api/new': () => ({ value: cards(textsIn(options.dir)) }),
    'POST /api/new': async ({ body }) => {
      const { kind, value } = asGroup(body)
      return { value: await add(`${kind}`, asGroup(value), options) }
    },
  }
}

function cards(texts: FileTexts): NewCard[] {
  // Case studies begin with a page about them.
  const there = Object.entries(kinds).filter(
    ([name, { file }]) => name !== 'record' || texts.has(file),
  )
  return there.map(([kind, each]) => {
    const { title, file, list } = each
    const field = shortForm(each)
    const now = list ? {} : valuesIn(file, texts.get(file))
    const value = { ...asGroup(blank(field)), ...now }
    const after = [each.after, takeBack(each)].filter(Boolean).join(' ')
    const { about = collection(file).what } = each
    return { kind, title, about, after, field, value }
  })
}

async function add(name: string, typed: Group, options: FileOptions): Promise<Place> {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) throw new RequestRefused(400, 'The editor has nothing like this to add.')
  const texts = textsIn(options.dir)
  const made = isPage(kind)
    ? newPage(kind, typed, texts, await options.check())
    : newEntry(kind, typed, texts)
  const { file, value, path } = made
  const before = texts.get(file) ?? (file.endsWith('.md') ? '---\n---\n' : '')
  try {
    await gateWrite(options, new Map([[file, textWith(file, before, value)]]))
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    // A problem with the new entry belongs to a field of the short form.
    const problems = error.more.problems?.map((problem) => {
      const own = problem.path?.slice(path.length) ?? []
      const isNew = problem.file === file && path.every((key, at) => problem.path?.[at] === key)
      return isNew ? { ...problem, file: `new/${name}`, path: own } : problem
    })
    throw new RequestRefused(422, error.message.replace('Not saved', 'Not added'), { problems })
  }
  return { file, path }
}

type Made = { file: string; value: Group; path: Path }
type Taken = Pick<LoadedFiles, 'paths' | 'unbuilt'>

/** A page begins as a draft: what is still empty is checked once it is to appear. */
function newPage(kind: Kind, typed: Group, texts: FileTexts, { paths, unbuilt }: Taken): Made {
  if (askedFields(kind).some((key) => `${typed[key] ?? ''}`.trim() === ''))
    throw new RequestRefused(400, 'Not added yet. Fill in every field first.')
  const title = `${typed.title ?? typed.heading}`
  const name = typed.city ? `${typed.city}, ${typed.state}` : title
  const used = [...texts.keys(), ...paths, ...unbuilt.map(({ path }) => path)]
  const lastParts = used.map((each) => each.replaceAll(/^.*\/|\.\w+$/g, ''))
  const form = formFieldOf(collection(kind.file))
  const empty = asGroup(blank(form))
  const { timeZone } = valuesIn('firm.yaml', texts.get('firm.yaml'))
  const today = localTime(Date.now(), typeof timeZone === 'string' ? timeZone : undefined).date
  const days = Object.keys(empty).filter((key) => {
    const field = step(form, {}, key).inner
    return field?.kind === 'text' && field.control === 'date'
  })
  const [folder = '', ending = ''] = kind.file.split('*')
  const siblings = [...texts].filter(([each]) => each.startsWith(folder))
  const heads = siblings.map((each) => asGroup(valuesIn(...each).head))
  // A longer one is to be shortened by the owner.
  const [short, called] = [title, name].map((words) => (words.length > 60 ? '' : words))
  const head = { title: short, name: called, updated: today, ...placesAfter(heads), draft: true }
  const value = {
    ...empty,
    ...Object.fromEntries(days.map((key) => [key, today])),
    ...(kind.blocks ? { blocks: blocksOf(kind.blocks, typed) } : typed),
    head: { ...asGroup(empty.head), ...head },
  }
  return { file: `${folder}${free(fileName(name), lastParts)}${ending}`, value, path: [] }
}

/** With every field that is needed, still empty, and the answers of the short form in the first. */
function blocksOf(templates: readonly Group[], typed: Group): Group[] {
  return templates.map((template, at) => {
    const form = blockForm(`${template.block}`)
    const values: Group = { ...asGroup(blank(form)), ...template, ...(at === 0 && typed) }
    const order = form.kind === 'group' ? Object.keys(form.fields) : []
    return Object.fromEntries(order.filter((key) => key in values).map((key) => [key, values[key]]))
  })
}

/** Last in the group of the menu and of the footer that at least half of its siblings are in. */
function placesAfter(heads: readonly Group[]): Group {
  const places = ['menu', 'footer'].map((part) => {
    const there = heads.map((head) => asGroup(head[part])).filter(({ group }) => group)
    const place = Math.max(0, ...there.map((each) => Number(each.place) || 0)) + 1
    const isUsual = there.length > 0 && there.length * 2 >= heads.length
    return [part, isUsual && { group: there[0]?.group, place }]
  })
  return Object.fromEntries(places.filter(([, place]) => place))
}

function newEntry(kind: Kind, typed: Group, texts: FileTexts): Made {
  const { file, list, complete, around } = kind
  const before = valuesIn(file, texts.get(file))
  if (!list) return { file, value: { ...before, ...typed }, path: [] }
  const entries = entriesIn(before[list])
  const entry = complete?.(typed) ?? typed
  const words = fileName(`${entry.name ?? entry.question}`)
    .split('-')
    .slice(0, 6)
  const hasId = step(wholeForm(kind), entry, 'id').inner
  const added = hasId ? numbered({ id: words.join('-'), ...entry }, entries) : entry
  const value = { ...before, [list]: [...entries, added] }
  return { file, value: around?.(value) ?? value, path: [list, entries.length] }
}

/** No role has fewer people than are named. */
function withCounts(team: Group): Group {
  const people = entriesIn(team.people)
  const roles = entriesIn(team.roles).map((role) => {
    const named = people.filter((person) => person.role === role.id).length
    return Number(role.count) < named ? { ...role, count: named } : role
  })
  return { ...team, roles }
}

function summedUp(record: Group): Group {
  const amount = (name: string) => Number(record[name]) || 0
  const refund = amount('taxRefundWithStrategy')
  const saved = amount('taxDueWithoutStrategy') - amount('taxDueWithStrategy') + refund
  const income = incomes.reduce((sum, name) => sum + amount(name), 0)
  const total = record.type === 'business' ? {} : { totalIncome: income }
  return { ...record, ...total, totalTaxSavings: saved }
}

/** What the schema needs, besides what is computed here. */
function shortForm(kind: Kind): FormField {
  const form = wholeForm(kind)
  if (form.kind === 'group') return { ...form, label: '', fields: short(form.fields) }
  if (form.kind !== 'variants') return form
  return {
    ...form,
    variants: form.variants.map((each) => ({ ...each, fields: short(each.fields) })),
  }

  function short(fields: Fields): Fields {
    const chosen = Object.entries(fields).filter(
      ([name, field]) =>
        askedFields(kind).includes(name) ||
        !(isPage(kind) || field.optional || field.kind === 'list' || computed.includes(name)),
    )
    // A short form is not folded into parts.
    return Object.fromEntries(chosen.map(([name, { part: _, ...field }]) => [name, field]))
  }
}

/** The form of the file, of one entry of the list, or of the first block. */
function wholeForm({ file, list, blocks }: Kind): FormField {
  if (blocks) return blockForm(`${blocks[0]?.block}`)
  const form = formFieldOf(collection(file))
  return (list && step(step(form, {}, list).inner, [], '0').inner) || form
}

function blockForm(name: string): FormField {
  const schema = blockNamed(name)?.schema
  if (!schema) throw new Error(`There is no block ${name}.`)
  return fieldOf(schema)
}

function collection(file: string) {
  const found = collectionOf(file)
  if (!found) throw new Error(`There is no ${file}.`)
  return found
}
