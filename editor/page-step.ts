import { blockNamed } from '#app/blocks/index.ts'
import { collectionOf } from '#app/content/collections.ts'
import type { Facts } from '#app/content/engine/facts.ts'
import { addressOf } from '#app/content/pages.ts'
import { canonicalPath } from '#app/lib/address.ts'
import { localDate } from '#app/lib/dates.ts'
import { capitalize, fileName } from '#app/lib/text.ts'
import { followLinks, placesSaying } from './follow-links.ts'
import { asGroup } from './names.ts'
import type { FileOptions } from './options.ts'
import { type Part, partsIn } from './parts.ts'
import { entriesIn, pagesIn, type TypedPage, textsIn, valuesIn } from './read-files.ts'
import { RequestRefused } from './reply.ts'
import type { PagePlan, PageRequest } from './types.ts'
import { textWith } from './write-files.ts'

/** The new texts of files; null for one that is deleted. */
export type Changes = Map<string, string | null>

export type PageStep = {
  /** Of all files, before the step. */
  texts: ReadonlyMap<string, string>
  changes: Changes
  plan: PagePlan
  part?: Part | undefined
  /** A pattern of the facts that go. */
  facts?: string | undefined
}

/** What changes when a page gets another address, or when a page or part of the site is deleted. */
export async function stepFor(
  { dir, check }: Pick<FileOptions, 'dir' | 'check'>,
  { file, name, to: wanted }: PageRequest,
): Promise<PageStep> {
  const texts = textsIn(dir)
  const isDeleted = name === undefined
  const part = isDeleted ? partsIn(texts).find(({ of }) => of.includes(file)) : undefined
  const files = part?.files ?? [file]
  if (files.every((each) => !texts.has(each)))
    throw new RequestRefused(404, 'There is no such page.')
  if (!part) refuseNeeded(file)
  const { paths, unbuilt, ...checked } = await check()
  const all = pagesIn(texts)
  const pages = files.flatMap((each) => all.get(each) ?? [])
  const from = pages.flatMap((page) => (isDeleted ? [page.path, ...aliasesOf(page)] : [page.path]))
  const taken = [...paths, ...unbuilt.map(({ path }) => path)]
  const to = isDeleted
    ? toOtherPage(wanted ?? nextBest(all.get(file), paths, from), paths, from)
    : newAddress(file, name, taken)

  const others = new Map([...texts].filter(([each]) => !isDeleted || !files.includes(each)))
  const gone = isDeleted ? pages.map(({ slug }) => slug) : undefined
  const facts = part && (await factsOf(part, { check }, checked.facts))
  const leaving = part && { isBlock: part.isBlock, anchors: anchorsOf(part, others), facts }
  const { changes: followed, follows } = followLinks(others, { from, to, gone, ...leaving })
  const changes: Changes = new Map(followed)
  const now = (each: string) => changes.get(each) ?? texts.get(each) ?? ''
  if (isDeleted) for (const each of files) changes.set(each, null)
  else changes.set(file, withAddress(file, now(file), name))
  if (part?.field) {
    const { file: asking, key } = part.field
    const { [key]: asked, ...rest } = valuesIn(asking, now(asking))
    if (asked !== undefined) changes.set(asking, textWith(asking, now(asking), rest))
  }
  const isPublic = from.some((path) => paths.includes(path))
  if (isPublic) changes.set(oldAddresses, withRedirects(now(oldAddresses), from, to))
  const address = part ? capitalize(part.name) : (pages[0]?.path ?? '/')
  const mentions = part?.words ? placesSaying(part.words, new Map([...others, ...followed])) : []
  return { texts, changes, plan: { address, to, follows, mentions, isPublic }, part, facts }
}

/** The facts that a text could not name without this part. Those of its pages follow like links. */
async function factsOf(
  { files }: Part,
  { check }: Pick<FileOptions, 'check'>,
  known: Facts,
): Promise<string | undefined> {
  const { facts: left } = await check(new Map(files.map((file) => [file, null])))
  const hasWords = (facts: Facts, name: string) => !!facts[name]?.plain
  const names = Object.keys(known).filter(
    (name) => !name.startsWith('page.') && hasWords(known, name) && !hasWords(left, name),
  )
  return names.length > 0 ? `(?:${names.map(RegExp.escape).join('|')})(?=\\})` : undefined
}

/** The addresses of the blocks that leave with a part. */
function anchorsOf({ isBlock }: Part, texts: ReadonlyMap<string, string>): string[] {
  return [...pagesIn(texts).values()].flatMap(({ path, value }) => {
    const blocks = entriesIn(value.blocks).filter(({ block }) => isBlock(block))
    return blocks.map(({ block, id }) => `${path}#${id ?? blockNamed(`${block}`)?.anchor ?? block}`)
  })
}

function refuseNeeded(file: string): void {
  const [, folder, slug = ''] = /^(services|articles|plain|pages)\/(.+)\.\w+$/.exec(file) ?? []
  const needed = [...(collectionOf(file)?.needs ?? []), 'learning-library']
  if (folder && !(folder === 'pages' && needed.includes(slug))) return
  throw new RequestRefused(
    422,
    'This page belongs to the site, so it keeps its address and can\'t be deleted. To take it out of menus and lists, tick "Hidden".',
  )
}

function aliasesOf({ head: { aliases } }: TypedPage): string[] {
  return Array.isArray(aliases) ? aliases.map((alias) => `/${alias}`) : []
}

/** Where the visitors of a deleted page go unless the owner says otherwise. */
function nextBest(
  page: TypedPage | undefined,
  paths: readonly string[],
  from: readonly string[],
): string {
  const above = [page?.head.parent, page?.file.startsWith('articles/') && '/learning-library', '/']
  return String(above.find((path) => paths.includes(`${path}`) && !from.includes(`${path}`)))
}

function toOtherPage(to: string, paths: readonly string[], from: readonly string[]): string {
  if (!paths.includes(to) || from.includes(to))
    throw new RequestRefused(422, 'Choose another page of the site for its visitors.')
  return to
}

function newAddress(file: string, name: string, taken: readonly string[]): string {
  const to = addressOf(file, fileName(name))?.path ?? '/'
  if (taken.includes(to))
    throw new RequestRefused(422, `A page has the address ${to} already. Choose another name.`)
  return to
}

function withAddress(file: string, text: string, name: string): string {
  const value = valuesIn(file, text)
  return textWith(file, text, {
    ...value,
    head: { ...asGroup(value.head), address: fileName(name) },
  })
}

export const oldAddresses = 'redirects.yaml'
const redirectsIn = (text: string) => entriesIn(valuesIn(oldAddresses, text).redirects)

/** Sends visitors of old addresses on. An address that is a page again leads nowhere else. */
function withRedirects(text: string, from: readonly string[], to: string): string {
  const kept = redirectsIn(text).filter(
    (each) => ![to, ...from].includes(canonicalPath(`${each.from}`)),
  )
  const redirects = [...kept, ...from.map((old) => ({ from: old, to, since: localDate() }))]
  return textWith(oldAddresses, text, { redirects })
}

/** Without the redirects that came with a step. */
export function withoutNew(text: string, before: string, after: string): string {
  const old = redirectsIn(before).map(({ from }) => from)
  const fresh = redirectsIn(after).flatMap(({ from }) => (old.includes(from) ? [] : [from]))
  const kept = redirectsIn(text).filter(({ from }) => !fresh.includes(from))
  return textWith(oldAddresses, text, { redirects: kept })
}
