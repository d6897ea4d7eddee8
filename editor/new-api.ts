import { parseSource } from '#app/content/engine/source.ts'
import { fieldInWords } from '#app/content/engine/words.ts'
import { localTime } from '#app/lib/hours.ts'
import { blank } from './client/values.ts'
import { asGroup } from './names.ts'
import { kindsFor, type Site } from './new-kinds.ts'
import { type PageOptions, textsIn } from './page-api.ts'
import { Refusal, type Routes } from './reply.ts'
import type { Field, NewAnswer, NewCard } from './types.ts'
import { gateWrite, textWith } from './write-files.ts'

export function newRoutes(options: PageOptions): Routes {
  const { cards, add } = newApi(options)
  return {
    'GET /api/new': async () => ({ value: await cards() }),
    'POST /api/new': async ({ body }) => {
      const { kind, value } = asGroup(body)
      const answer = await add(`${kind}`, value)
      return { status: answer.saved ? 200 : 422, value: answer }
    },
  }
}

/** Adds what the owner asks for: an entry at the end of its list, or a page as a draft. */
export function newApi(options: PageOptions) {
  async function siteNow(): Promise<Site> {
    const texts = textsIn(options.dir)
    const { facts, paths, unbuilt } = await options.check()
    const read = (file: string) => asGroup(parseSource(file, texts.get(file) ?? '').source?.value)
    const { timeZone } = read('firm.yaml')
    const { redirects } = read('redirects.yaml')
    const old = Array.isArray(redirects) ? redirects.map((each) => `${asGroup(each).from}`) : []
    return {
      read,
      files: [...texts.keys()],
      facts,
      taken: [...paths, ...unbuilt.map(({ path }) => path), ...old],
      today: localTime(Date.now(), typeof timeZone === 'string' ? timeZone : undefined).date,
    }
  }

  async function cards(): Promise<NewCard[]> {
    const site = await siteNow()
    return Object.entries(kindsFor(site)).map(([kind, { title, about, field }]) => {
      const form = field(site)
      return { kind, title, about, field: form, value: blank(form) }
    })
  }

  async function add(name: string, typed: unknown): Promise<NewAnswer> {
    const site = await siteNow()
    const kinds = kindsFor(site)
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!kind) throw new Refusal(400, 'The editor has nothing like this to add.')
    const form = `new/${name}`
    const problems = emptyIn(kind.field(site), asGroup(typed)).map(([key, field]) => ({
      file: form,
      path: [key],
      field: field.label,
      found: 'nothing yet',
      expected: field.hint || 'a short text',
    }))
    if (problems.length > 0)
      return { saved: false, why: 'Not added yet. Fill in what is missing.', problems }
    const { file, value, path } = kind.make(asGroup(typed), site)
    const before = textsIn(options.dir).get(file) ?? (file.endsWith('.md') ? '---\n---\n' : '')
    const answer = await gateWrite(options, new Map([[file, textWith(file, before, value)]]))
    if (answer.saved) return { saved: true, file, path }
    // A problem with the new entry belongs to a field of the short form.
    const placed = answer.problems.map((problem) => {
      const isNew = problem.file === file && path.every((key, at) => problem.path?.[at] === key)
      const own = problem.path?.slice(path.length) ?? []
      return isNew
        ? { ...problem, file: form, line: undefined, path: own, field: fieldInWords(own) }
        : problem
    })
    return { saved: false, why: answer.why.replace('Not saved', 'Not added'), problems: placed }
  }

  return { cards, add }
}

/** The fields of a short form that must not stay empty. */
function emptyIn(field: Field, value: Record<string, unknown>): [name: string, field: Field][] {
  const fields =
    field.kind === 'group'
      ? field.fields
      : field.kind === 'variants'
        ? field.variants.find(({ is }) => is === value[field.by])?.fields
        : {}
  return Object.entries(fields ?? {}).filter(
    ([name, each]) =>
      !each.optional &&
      ['text', 'number', 'choice'].includes(each.kind) &&
      `${value[name] ?? ''}`.trim() === '',
  )
}
