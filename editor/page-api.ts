import { pluralize } from '#app/content/engine/english.ts'
import { listContent, readText } from '#app/content/engine/files.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { addressOf } from '#app/content/pages.ts'
import { canonicalPath } from '#app/lib/address.ts'
import { capitalize, fileName } from '#app/lib/text.ts'
import { followLinks, type Move, placesSaying } from './follow-links.ts'
import { keptSteps, type Step } from './kept-steps.ts'
import { asGroup, parts } from './names.ts'
import type { FileOptions } from './options.ts'
import { RequestRefused, type Routes } from './reply.ts'
import type { Moved, MovedStep, PagePlan, PageRequest } from './types.ts'
import { collectionOf, gateWrite, problemsCaused, textWith } from './write-files.ts'

function pageRequestIn(body: unknown): PageRequest {
  const { file, name, to } = asGroup(body)
  if (typeof file !== 'string')
    throw new RequestRefused(400, 'The editor could not read this request.')
  return { file, ...(typeof name === 'string' && { name }), ...(typeof to === 'string' && { to }) }
}

type Changes = ReadonlyMap<string, string | null>

/** What else goes with a part of the site. `words` are those that other texts may still have. */
const leavings: Readonly<Record<string, Partial<Move> & { words?: RegExp }>> = {
  'the guarantee': {
    from: ['/pricing#guarantee'],
    to: '/pricing',
    need: 'guarantee',
    facts: 'guaranteed?\\.',
    words: /guarantee/i,
  },
  texting: { words: /\bSMS\b|\btext(ing| message)/i },
}

/** Gives pages another address and deletes them, and parts that a firm may do without. Links and old
    addresses follow in the same step. `folder` keeps the steps, so that they can be taken back later. */
export function pageRoutes(options: FileOptions, folder: string) {
  const { dir, check } = options
  const steps = keptSteps(folder)
  return {
    /** What would change; nothing is written. */
    'POST /api/page/plan': async ({ body }) => {
      const request = pageRequestIn(body)
      const { plan, changes, texts } = await stepFor(request)
      const problems = request.file in parts ? await allProblems(request.file, changes, texts) : []
      if (problems.length > 0) {
        const why = `Not yet. Change ${pluralize(problems.length, 'place')} first, because only you know what to say there instead. Then come back here.`
        throw new RequestRefused(422, why, {
          problems: problems.map((each) => placedNow(each, plan)),
        })
      }
      return { value: plan satisfies PagePlan }
    },
    'POST /api/page': async ({ body }) => ({ value: await move(pageRequestIn(body)) }),
    'POST /api/page/undo': async ({ body }) => ({ value: await undo(asGroup(body).id) }),
    'GET /api/page/steps': () => ({
      value: steps.all().map(({ id, words, day }): MovedStep => ({ id, words, day })),
    }),
  } satisfies Routes

  /** Links are looked at only where all facts are known, so once more with other words for the facts that
      go: the owner is told of all places at once. */
  async function allProblems(file: string, changes: Changes, texts: ReadonlyMap<string, string>) {
    const problems = await problemsCaused(options, changes)
    const { facts } = leavings[parts[file] ?? ''] ?? {}
    if (!facts || problems.length === 0) return problems
    const named = new RegExp(`\\{${facts}[^{}]*\\}`, 'g')
    const reworded = new Map<string, string | null>([...texts, ...changes])
    for (const [each, text] of reworded) {
      const next = text?.replaceAll(named, 'other words') ?? null
      if (next !== text) reworded.set(each, next)
      else if (!changes.has(each)) reworded.delete(each)
    }
    const placeOf = ({ file, path }: Problem) => JSON.stringify([file, path])
    const known = problems.map(placeOf)
    const more = await problemsCaused(options, reworded)
    return [...problems, ...more.filter((each) => !known.includes(placeOf(each)))]
  }

  async function move(request: PageRequest): Promise<Moved> {
    const { changes: after, texts, plan } = await stepFor(request)
    await gateWrite(options, after)
    const words = `${plan.address} ${request.name === undefined ? 'is deleted' : `is now ${plan.to}`}`
    const each = [...after].map(([file, text]): Step['files'][number] => {
      return [file, texts.get(file) ?? null, text]
    })
    const id = steps.keep({ words, file: request.file, files: each })
    return { id, words, file: after.get(request.file) === null ? '' : request.file, left: [] }
  }

  /** Takes a step back. What was deleted comes back even if other files have changed since; those stay. */
  async function undo(id: unknown): Promise<Moved> {
    const texts = textsIn(dir)
    const step = steps.all().find((each) => each.id === id)
    const isSame = ([file, , after]: Step['files'][number]) => (texts.get(file) ?? null) === after
    const gone = step?.files.filter(([, , after]) => after === null) ?? []
    const changed = step?.files.filter((each) => !isSame(each)).map(([file]) => file) ?? []
    if (!step || (changed.length > 0 && gone.length === 0) || !gone.every(isSame)) {
      const why = "This can't be taken back any more, because the files have changed since."
      throw new RequestRefused(422, why)
    }
    const back = new Map<string, string | null>()
    for (const [file, before, after] of step.files) {
      if (!changed.includes(file)) back.set(file, before)
      else if (file === oldAddresses)
        back.set(file, withoutNew(texts.get(file) ?? '', `${before ?? ''}`, `${after}`))
    }
    await gateWrite(options, back)
    steps.drop(step.id)
    return { id: '', words: '', file: step.file, left: changed.filter((file) => !back.has(file)) }
  }

  async function stepFor({ file, name, to: wanted }: PageRequest) {
    const texts = textsIn(dir)
    const text = texts.get(file)
    const [, folder, slug = ''] = /^(services|articles|plain|pages)\/(.+)\.\w+$/.exec(file) ?? []
    const isDeleted = name === undefined
    const part = isDeleted ? parts[file] : undefined
    if (text === undefined) throw new RequestRefused(404, 'There is no such page.')
    const needed = [...(collectionOf(file)?.needs ?? []), 'learning-library']
    if (!part && (!folder || (folder === 'pages' && needed.includes(slug)))) {
      throw new RequestRefused(
        422,
        'This page belongs to the site, so it keeps its address and can\'t be deleted. To take it out of menus and lists, tick "Hidden".',
      )
    }
    const { paths, unbuilt } = await check()
    const head = asGroup(valuesIn(file, text).head)
    const files = [...texts.keys()].filter(
      (each) => each === file || (part && parts[each] === part),
    )
    const pages = files.flatMap((each) => {
      const own = asGroup(valuesIn(each, texts.get(each)).head)
      const { path, slug } = addressOf(each, own.address) ?? {}
      const aliases = Array.isArray(own.aliases) ? own.aliases.map((alias) => `/${alias}`) : []
      return path && slug ? [{ path, slug, aliases }] : []
    })
    const address = pages[0]?.path ?? '/'
    const from = pages.flatMap(({ path, aliases }) => (isDeleted ? [path, ...aliases] : [path]))
    const above = [head.parent, folder === 'articles' && '/learning-library', '/']
    const to = isDeleted
      ? (wanted ??
        String(above.find((path) => paths.includes(`${path}`) && !from.includes(`${path}`))))
      : (addressOf(file, fileName(name))?.path ?? '/')
    if (isDeleted && (!paths.includes(to) || from.includes(to)))
      throw new RequestRefused(422, 'Choose another page of the site for its visitors.')
    if (!isDeleted && [...paths, ...unbuilt.map(({ path }) => path)].includes(to))
      throw new RequestRefused(422, `A page has the address ${to} already. Choose another name.`)

    const { words, ...leaving } = (part && leavings[part]) || {}
    const others = new Map([...texts].filter(([each]) => !isDeleted || !files.includes(each)))
    const { changes, follows } = followLinks(others, {
      from,
      to,
      gone: isDeleted ? pages.map(({ slug }) => slug) : undefined,
      ...leaving,
    })
    const after = new Map<string, string | null>(changes)
    if (isDeleted) for (const each of files) after.set(each, null)
    else {
      const own = changes.get(file) ?? text
      const value = valuesIn(file, own)
      const renamed = { ...value, head: { ...asGroup(value.head), address: fileName(name) } }
      after.set(file, textWith(file, own, renamed))
    }
    if (part === 'texting') withoutTexting(after, texts)
    const isPublic = from.some((path) => paths.includes(path))
    if (isPublic) {
      const redirects = changes.get(oldAddresses) ?? texts.get(oldAddresses) ?? ''
      after.set(oldAddresses, withRedirects(redirects, from, to))
    }
    const mentions = words ? placesSaying(words, new Map([...others, ...changes])) : []
    const plan = { address: part ? capitalize(part) : address, to, follows, mentions, isPublic }
    return { texts, changes: after, plan }
  }
}

/** Where the place of a problem is now, before the step removes entries above it. */
function placedNow(problem: Problem, { follows }: PagePlan): Problem {
  const path = [...(problem.path ?? [])]
  for (const { file, path: gone, to } of follows) {
    const [above, at] = [gone.slice(0, -1), gone.at(-1)]
    const here = path[above.length]
    if (file !== problem.file || to !== undefined || typeof at !== 'number') continue
    if (typeof here === 'number' && here >= at && above.every((key, place) => path[place] === key))
      path[above.length] = here + 1
  }
  return { ...problem, ...(problem.path && { path }) }
}

/** How often the firm writes is asked for in firm.yaml. */
function withoutTexting(after: Map<string, string | null>, texts: ReadonlyMap<string, string>) {
  const file = 'firm.yaml'
  const text = after.get(file) ?? texts.get(file) ?? ''
  const { sms, ...firm } = valuesIn(file, text)
  if (sms !== undefined) after.set(file, textWith(file, text, firm))
}

/** Without the entries that came with a step. */
function withoutNew(text: string, before: string, after: string): string {
  const fromsIn = (each: string) =>
    entriesIn(valuesIn(oldAddresses, each).redirects).map(({ from }) => from)
  const fresh = fromsIn(after).filter((from) => !fromsIn(before).includes(from))
  const kept = entriesIn(valuesIn(oldAddresses, text).redirects).filter(
    ({ from }) => !fresh.includes(from),
  )
  return textWith(oldAddresses, text, { redirects: kept })
}

const oldAddresses = 'redirects.yaml'

/** Sends visitors of old addresses on. An address that is a page again leads nowhere else. */
function withRedirects(text: string, from: readonly string[], to: string): string {
  const kept = entriesIn(valuesIn(oldAddresses, text).redirects).filter(
    (each) => ![to, ...from].includes(canonicalPath(`${each.from}`)),
  )
  const redirects = [...kept, ...from.map((old) => ({ from: old, to }))]
  return textWith(oldAddresses, text, { redirects })
}

export function valuesIn(file: string, text = ''): Record<string, unknown> {
  return asGroup(parseSource(file, text).source?.value)
}

export function entriesIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(asGroup) : []
}

/** Every file that a collection names and that can be read. */
export function textsIn(dir: string): Map<string, string> {
  const files = listContent(dir).files.filter(collectionOf)
  const texts = files.map((file) => [file, readText(dir, file)] as const)
  return new Map(texts.filter((each): each is [string, string] => typeof each[1] === 'string'))
}
