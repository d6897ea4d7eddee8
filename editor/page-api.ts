import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { listContent, readText } from '#app/content/engine/files.ts'
import type { Loaded } from '#app/content/engine/load.ts'
import { schemaAt } from '#app/content/engine/schema-walk.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { addressOf } from '#app/content/pages.ts'
import { canonicalPath } from '#app/lib/address.ts'
import { fileName } from '#app/lib/text.ts'
import { followLinks } from './follow-links.ts'
import { asGroup } from './names.ts'
import type { EditorOptions } from './options.ts'
import { Refusal, type Routes } from './reply.ts'
import type { PageAnswer, PagePlan, PageWish } from './types.ts'
import { collectionOf, gateWrite, textWith } from './write-files.ts'

export type PageOptions = EditorOptions<
  Pick<Loaded, 'problems' | 'files' | 'facts' | 'images' | 'paths' | 'sources' | 'unbuilt'>
>
type Changes = Map<string, string | null>
/** `file` is the page's new file; empty if it has none any more. */
type Step = { file: string; changes: Changes; plan: PagePlan }

export function pageRoutes(options: PageOptions): Routes {
  const { plan, move, undo } = pageApi(options)
  return {
    'POST /api/page/plan': async ({ body }) => ({ value: await plan(wishIn(body)) }),
    'POST /api/page': async ({ body }) => reply(await move(wishIn(body))),
    'POST /api/page/undo': async ({ body }) => reply(await undo(`${asGroup(body).undo}`)),
  }
}

function reply(value: PageAnswer) {
  return { status: value.saved ? 200 : 422, value }
}

function wishIn(body: unknown): PageWish {
  const { file, name, to } = asGroup(body)
  if (typeof file !== 'string') throw new Refusal(400, 'The editor could not read this request.')
  if (typeof name === 'string') return { file, name }
  return { file, ...(typeof to === 'string' && { to }) }
}

/** Renames and deletes pages. Links and old addresses follow in the same step. */
export function pageApi(options: PageOptions) {
  const { dir, check } = options
  const steps = new Map<string, { before: Changes; after: Changes; file: string }>()

  /** What would change; nothing is written. */
  async function plan(wish: PageWish): Promise<PagePlan> {
    return (await stepFor(wish)).plan
  }

  async function move(wish: PageWish): Promise<PageAnswer> {
    const { file, changes } = await stepFor(wish)
    const before: Changes = new Map([...changes.keys()].map((each) => [each, readNow(each)]))
    return write({ before, after: changes, file: wish.file }, file)
  }

  /** Takes a step back, unless somebody has changed one of its files since. */
  async function undo(name: string): Promise<PageAnswer> {
    const step = steps.get(name)
    if (!step) return refused("This can't be taken back any more.")
    const changed = [...step.after].find(([file, text]) => readNow(file) !== text)?.[0]
    if (changed) return refused(`This can't be taken back, because ${changed} has changed since.`)
    const { before, after, file } = step
    return write({ before: after, after: before, file }, file)
  }

  async function write(
    step: { before: Changes; after: Changes; file: string },
    file: string,
  ): Promise<PageAnswer> {
    const answer = await gateWrite(options, step.after)
    if (!answer.saved) return answer
    const name = `${steps.size}`
    steps.set(name, step)
    return { saved: true, file, undo: name }
  }

  async function stepFor(wish: PageWish): Promise<Step> {
    const page = pageIn(dir, wish.file)
    const { paths, unbuilt } = await check()
    const known = { paths, taken: [...paths, ...unbuilt.map(({ path }) => path)] }
    const step = 'name' in wish ? renaming(page, wish.name, known) : deleting(page, wish.to, known)
    const { address, to, isPublic } = step.plan
    if (!isPublic) return step
    const from = 'name' in wish ? [address] : page.addresses
    return { ...step, changes: withRedirects(step.changes, from, to) }
  }

  /** Sends visitors of old addresses on. An address that is a page again leads nowhere else. */
  function withRedirects(changes: Changes, from: readonly string[], to: string): Changes {
    const file = 'redirects.yaml'
    const before = changes.get(file) ?? readNow(file) ?? ''
    const { redirects } = asGroup(parseSource(file, before).source?.value)
    const kept = (Array.isArray(redirects) ? redirects : []).filter(
      (each) => ![to, ...from].includes(canonicalPath(`${asGroup(each).from}`)),
    )
    const value = { redirects: [...kept, ...from.map((old) => ({ from: old, to }))] }
    return new Map([...changes, [file, textWith(file, before, value)]])
  }

  return { plan, move, undo }

  function readNow(file: string): string | null {
    const path = join(dir, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : null
  }
}

function refused(why: string): PageAnswer {
  return { saved: false, why, problems: [] }
}

type Page = ReturnType<typeof pageIn>
type Known = { paths: readonly string[]; taken: readonly string[] }

function pageIn(dir: string, file: string) {
  const texts = textsIn(dir)
  const text = texts.get(file)
  const [, folder = '', slug = '', ending = ''] = /^(\w+)\/(.+)\.(\w+)$/.exec(file) ?? []
  if (text === undefined || !folder) throw new Refusal(404, 'There is no such page.')
  if (!['services', 'articles', 'plain'].includes(folder)) {
    throw new Refusal(
      422,
      'This page belongs to the site, so it keeps its address and can\'t be deleted. To take it out of menus and lists, tick "Hidden".',
    )
  }
  const head = asGroup(valuesIn(file, text).head)
  const { path: address = '/' } = addressOf(file, head.address) ?? {}
  const aliases = Array.isArray(head.aliases) ? head.aliases.map((alias) => `/${alias}`) : []
  const addresses = [address, ...aliases]
  return { file, folder, slug, ending, text, texts, head, address, addresses }
}

function deleting(page: Page, wanted: string | undefined, { paths }: Known): Step {
  const { file, folder, slug, texts, head, address, addresses } = page
  const above = [head.parent, folder === 'articles' && '/learning-library', '/']
  const to = wanted ?? String(above.find((path) => paths.includes(String(path))))
  if (!paths.includes(to) || addresses.includes(to))
    throw new Refusal(422, 'Choose another page of the site for its visitors.')
  const others = new Map([...texts].filter(([each]) => each !== file))
  const move = { from: addresses, to, fact: { from: slug }, isGone: true }
  const { changes, follows } = followLinks(others, move)
  const plan = { address, to, follows, isPublic: paths.includes(address) }
  return { file: '', changes: new Map([...changes, [file, null]]), plan }
}

function renaming(page: Page, typed: string, { paths, taken }: Known): Step {
  const { file, folder, slug, ending, text, texts, head, address } = page
  const name = fileName(typed)
  const to = addressOf(file, name)?.path ?? '/'
  const keepsFile = head.address !== undefined
  const target = keepsFile ? file : `${folder}/${name}.${ending}`
  if (to === address) throw new Refusal(422, `${to} is its address already.`)
  if (taken.includes(to) || (!keepsFile && texts.has(target)))
    throw new Refusal(422, `Another page has the address ${to}. Choose another name.`)
  const fact = { from: slug, to: keepsFile ? slug : name }
  const { changes, follows } = followLinks(texts, { from: [address], to, fact, isGone: false })
  const own = changes.get(file) ?? text
  const value = valuesIn(file, own)
  const changed = keepsFile
    ? { ...value, head: { ...asGroup(value.head), address: name } }
    : { ...value, ...ownDrawing(file, slug, value) }
  const all: Changes = new Map(changes)
  if (!keepsFile) all.set(file, null)
  all.set(target, textWith(file, own, changed))
  const plan = { address, to, follows, isPublic: paths.includes(address) }
  return { file: target, changes: all, plan }
}

/** A page that names no picture shows the drawing with the name of its file. */
function ownDrawing(file: string, slug: string, { picture }: Record<string, unknown>) {
  const schema = collectionOf(file)?.schema
  const drawings = schema && (schemaAt(schema, ['picture']) as z.ZodType | undefined)
  return picture === undefined && drawings?.safeParse(slug).success ? { picture: slug } : {}
}

function valuesIn(file: string, text: string): Record<string, unknown> {
  return asGroup(parseSource(file, text).source?.value)
}

/** Every file that a collection names and that can be read. */
export function textsIn(dir: string): Map<string, string> {
  const files = listContent(dir).files.filter(collectionOf)
  const texts = files.map((file) => [file, readText(dir, file)] as const)
  return new Map(texts.filter((each): each is [string, string] => typeof each[1] === 'string'))
}
