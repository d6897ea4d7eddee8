import { isDeepStrictEqual } from 'node:util'
import { type Begin, type Question, questionOf, questions } from '#app/content/begin.ts'
import { collectionOf, collections } from '#app/content/collections.ts'
import { declaredAt, declaredOf } from '#app/content/engine/declared.ts'
import { matches } from '#app/content/engine/files.ts'
import type { Path, Problem } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { localTime } from '#app/lib/hours.ts'
import { capitalize, fileName } from '#app/lib/text.ts'
import { fieldsOf } from '#launch/launch.ts'
import { shipped } from '#launch/shipped.ts'
import { blank, free } from './client/values.ts'
import { fieldOf } from './form.ts'
import { asGroup, type Group } from './names.ts'
import type { FileOptions } from './options.ts'
import type { Changes } from './page-step.ts'
import { type Part, partsIn } from './parts.ts'
import { entriesIn, valuesIn } from './read-files.ts'
import { settle, without } from './settle.ts'
import type { BeginQuestion, FormField } from './types.ts'
import { textWith } from './write-files.ts'

type Texts = ReadonlyMap<string, string>
/** By question, then by field, by file, or `yes`. */
export type Answers = Readonly<Record<string, Group>>

const firmFile = 'firm.yaml'

/** What the step is called that makes the sample a firm's site. */
export const begun = 'The sample became your site'

/** Whether the site still is the sample. */
export function isUntouched(texts: Texts): boolean {
  return shipped.has(firmFile, `${valuesIn(firmFile, texts.get(firmFile)).name}`)
}

type Asked = { question: Question; file: string; key: string; field: FormField }

/** The fields of all files that say what becomes of them. */
const declared = collections.flatMap(({ pattern: file, schema }) =>
  Object.entries(declaredOf(schema).fields ?? {}).flatMap(([key, field]) => {
    const { begin } = declaredOf(field)
    return begin === undefined ? [] : [{ file, key, begin, schema: field }]
  }),
)

/** Those that a question is about, in the order of their files. */
const asked = declared.flatMap(({ file, key, begin, schema }): Asked[] =>
  begin && begin !== 'today' && !questionOf(begin).yes
    ? [{ question: begin, file, key, field: fieldOf(schema, key) }]
    : [],
)

/** The questions with their fields, and the answers to begin with: what is the firm's own is still empty. */
export function beginForm(texts: Texts) {
  const nameOf = (file: string) => {
    const { name } = asGroup(valuesIn(file, texts.get(file)).head)
    return `${name ?? capitalize(collectionOf(file)?.what ?? '')}`
  }
  const value: Record<string, Group> = {}
  const form = (Object.keys(questions) as Question[]).map((name): BeginQuestion => {
    const { title, about, yes, each, usual } = questionOf(name)
    const files = partsOf(name, texts).flatMap((part) => part.files)
    const flags = each
      ? files.map((file) => [file, flag(nameOf(file))] as const)
      : files.slice(0, 1).map(() => ['yes', flag(yes ?? '')] as const)
    const own = asked.filter(({ question }) => question === name)
    const first = own.map(({ file, key, field }) => [key, firstValue(file, key, field, texts)])
    const said = flags.map(([key]) => [key, Boolean(each ?? usual)])
    value[name] = Object.fromEntries([...first, ...said].filter(([, each]) => each !== undefined))
    // A question is not folded into parts.
    const fields = own.map(({ file, key, field: { part: _, ...field } }) => {
      return [key, forNewcomer(field, valuesIn(file, texts.get(file)))] as const
    })
    const places = own.map(({ file, key, field }) => [`${file}/${key}`, field.label] as const)
    const links = [...places, ...files.map((file) => [file, nameOf(file)] as const)]
    const asks = { name, title, ...(about && { about }) }
    return { ...asks, fields: Object.fromEntries([...fields, ...flags]), links }
  })
  return { form: form.filter(({ fields }) => Object.keys(fields).length > 0), value }
}

/** A person is not asked for an id, and has one of the roles there are or one that is typed. */
function forNewcomer(field: FormField, file: Group): FormField {
  if (field.kind !== 'list' || field.item.kind !== 'group' || !field.item.fields.role) return field
  const { id: _, name, role, ...rest } = field.item.fields
  const options = entriesIn(file.roles).map(({ id, one }) => {
    return { value: `${id}`, name: capitalize(`${one}`.replace(/^an? /, '')) }
  })
  const about = 'CPA and Enrolled Agent say the credential, too.'
  const labels = { label: role.label, about, hint: '', optional: true } as const
  const chosen: FormField = { ...labels, kind: 'choice', options }
  const typed: FormField = {
    kind: 'text',
    control: 'line',
    label: 'Another role',
    about: 'If none of these fits, what the person is called: office manager.',
    hint: '',
    max: 36,
    optional: true,
  }
  const fields = { ...(name && { name }), role: chosen, title: typed, ...rest }
  return { ...field, item: { ...field.item, fields } }
}

function flag(label: string): FormField {
  return { kind: 'flag', label, hint: '' }
}

function firstValue(file: string, key: string, field: FormField, texts: Texts): unknown {
  if (key === 'timeZone') {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return declaredAt(collectionOf(file)?.schema, [key]).choices?.has(timeZone) ? timeZone : ''
  }
  if (field.optional) return field.kind === 'list' ? [] : undefined
  const { sample, past } = declaredAt(collectionOf(file)?.schema, [key])
  return sample || past || field.kind === 'list'
    ? blank(field)
    : valuesIn(file, texts.get(file))[key]
}

/** What the firm may do without, and the question about it. */
function partsOf(begin: Begin, texts: Texts): Part[] {
  return partsIn(texts).filter(({ of: [of = ''], field }) => {
    const owner = collections.find(({ pattern }) => pattern === (field?.file ?? of))
    const { begin: declared } = field ? declaredAt(owner?.schema, [field.key]) : (owner ?? {})
    return declared === begin
  })
}

/** What changes when the sample becomes the site of this firm, or what is wrong with its answers, by their
    places. */
export async function begin(
  options: Pick<FileOptions, 'check'>,
  texts: Texts,
  answers: Answers,
): Promise<{ changes: Changes; problems: Problem[] }> {
  const changes: Changes = new Map()
  const now = (file: string) => changes.get(file) ?? texts.get(file) ?? ''
  const change = (file: string, next: (value: Group) => Group) =>
    changes.set(file, textWith(file, now(file), next(valuesIn(file, now(file)))))

  for (const file of new Set(asked.map((each) => each.file)))
    change(file, (value) => withAnswers(file, value, answers))
  const gone = goneParts(texts, answers)
  for (const { field } of gone) if (field) change(field.file, ({ [field.key]: _, ...rest }) => rest)
  for (const file of gone.flatMap(({ files }) => files)) changes.set(file, null)
  for (const file of texts.keys()) {
    if (changes.get(file) === null) continue
    const value = valuesIn(file, now(file))
    const kept = withoutSamples(file, now(file), withoutBlocks(value, gone))
    const next = withToday(file, kept, asGroup(answers.offices).timeZone)
    if (!isDeepStrictEqual(value, next)) changes.set(file, textWith(file, now(file), next))
  }
  const isTyped = ({ file, path = [] }: Problem) =>
    asked.some((each) => each.file === file && each.key === path[0])
  if (entriesIn(asGroup(answers.people).people).length > 0) {
    const problems = await settle(options, texts, changes, isTyped)
    return { changes, problems: problems.map(placedInForm) }
  }
  const { problems } = await options.check(changes)
  return { changes, problems: [...problems.filter(isTyped).map(placedInForm), nobody] }
}

const nobody: Problem = {
  file: 'begin',
  path: ['people', 'people'],
  field: 'People',
  found: '',
  expected: 'Add at least one person',
}

/** Where the form asks for it. */
function placedInForm(problem: Problem): Problem {
  const [key, ...rest] = problem.path ?? []
  const found = asked.find((each) => each.file === problem.file && each.key === key)
  const path: Path = [found?.question ?? '', key ?? '', ...rest]
  return { ...problem, file: 'begin', path }
}

/** The price list of a service has its name. */
function goneParts(texts: Texts, answers: Answers): Part[] {
  const names = Object.keys(questions) as Question[]
  const unsaid = names.flatMap((name) => {
    const said = asGroup(answers[name])
    const parts = partsOf(name, texts)
    if (!questionOf(name).each) return said.yes === true ? [] : parts
    return parts.map((part) => ({ ...part, files: part.files.filter((file) => !said[file]) }))
  })
  const slugs = unsaid.flatMap(({ files }) => files.map(slugOf))
  const lists = partsOf('prices', texts).filter(({ files: [file = ''] }) =>
    slugs.includes(slugOf(file)),
  )
  return [...unsaid, ...lists, ...partsOf(false, texts)]
}

const slugOf = (file: string) => file.replaceAll(/^.*\/|\.\w+$/g, '')

function withoutBlocks(value: Group, gone: readonly Part[]): Group {
  if (!Array.isArray(value.blocks)) return value
  const isGone = ({ block }: Group) => gone.some(({ isBlock }) => isBlock(block))
  return { ...value, blocks: entriesIn(value.blocks).filter((each) => !isGone(each)) }
}

/** Without what came with the sample and must be the firm's own. A page whose text did is a draft until the owner has
    written another. */
function withoutSamples(file: string, text: string, value: Group): Group {
  const { source } = parseSource(file, text)
  if (!source) return value
  const found = fieldsOf({ sources: new Map([[file, source]]) }).filter(
    ({ value: said, declared }) =>
      declared.at(-1)?.sample && typeof said === 'string' && shipped.has(file, said),
  )
  if (found.some(({ declared }) => typeof declared.at(-1)?.sample === 'object'))
    return { ...value, head: { ...asGroup(value.head), draft: true } }
  return asGroup(found.reduceRight((rest: unknown, { path }) => without(file, rest, path), value))
}

/** Where a date says since when something is so at this firm. */
function withToday(file: string, value: Group, zone: unknown): Group {
  const days = declared.filter((each) => each.begin === 'today' && matches(each.file, file))
  const today = localTime(Date.now(), isZone(zone) ? zone : undefined).date
  return { ...value, ...Object.fromEntries(days.map(({ key }) => [key, today])) }
}

/** What is left empty is not there; what can't be missing follows from the rest. */
function withAnswers(file: string, before: Group, answers: Answers): Group {
  const own = asked.filter((each) => each.file === file)
  const said = own.map(({ question, key }) => [key, asGroup(answers[question])[key]] as const)
  const leaving = declared.filter((each) => each.file === file && each.begin === false)
  const value: Group = { ...before, ...Object.fromEntries(said) }
  for (const [key, answer] of said)
    if (
      answer === undefined ||
      (answer === '' && own.find((each) => each.key === key)?.field.optional)
    )
      delete value[key]
  for (const { key } of leaving) delete value[key]
  return completed[file]?.(value, before) ?? value
}

const completed: Record<string, (value: Group, before: Group) => Group> = {
  'firm.yaml': (firm) => ({
    ...firm,
    shortName: firm.shortName || firm.name,
    legalName: firm.legalName || firm.name,
    ...(isZone(firm.timeZone) && { timeZoneName: zoneName(firm.timeZone) }),
    security: { ...asGroup(firm.security), contact: firm.email },
  }),
  'team.yaml': completedTeam,
  'theme.yaml': ({ colors, ...theme }, before) => ({
    ...theme,
    // They were chosen to go with the two of the sample.
    ...(isDeepStrictEqual(theme.brand, before.brand) && { colors }),
  }),
  'practice.yaml': (practice) => {
    const keys = asked.map(({ key }) => key)
    const marked = Array.isArray(practice.sample) ? practice.sample : []
    return { ...practice, sample: marked.filter((key) => !keys.includes(`${key}`)) }
  },
}

/** What people do in a role that was typed, until the owner says what. */
const typedWork = {
  work: 'Answer your questions and keep track of your documents.',
  workOne: 'Answers your questions and keeps track of your documents.',
}

/** Ids follow from names. */
function completedTeam(team: Group): Group {
  const ids: string[] = []
  const known = entriesIn(team.roles).map(({ count: _, ...role }) => role)
  const people = entriesIn(team.people).map(({ id, title, ...person }) => {
    const own = `${id ?? free(fileName(`${person.name}`, 'person'), ids)}`
    ids.push(own)
    const called = `${title ?? ''}`
      .trim()
      .replaceAll(/\b[A-Z](?=[a-z])/g, (each) => each.toLowerCase())
    if (person.role || !called) return { id: own, ...person }
    const role = fileName(called)
    const one = `${/^[aeiou]/i.test(called) ? 'an' : 'a'} ${called}`
    if (!known.some((each) => each.id === role))
      known.push({ id: role, one, many: `${called}s`, ...typedWork })
    return { id: own, ...person, role }
  })
  const roles = known.filter(({ id }) => people.some((each) => asGroup(each).role === id))
  const [founder] = people.length === 1 ? ids : []
  return { ...team, roles, people, ...(founder && { founder: { person: founder } }) }
}

function isZone(zone: unknown): zone is string {
  return typeof zone === 'string' && Intl.supportedValuesOf('timeZone').includes(zone)
}

/** "Mountain Time". */
function zoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
