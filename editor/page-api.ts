import { listContent, readText } from '#app/content/engine/files.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { addressOf } from '#app/content/pages.ts'
import { canonicalPath } from '#app/lib/address.ts'
import { fileName } from '#app/lib/text.ts'
import { followLinks } from './follow-links.ts'
import { asGroup } from './names.ts'
import type { FileOptions } from './options.ts'
import { Refusal, type Routes } from './reply.ts'
import type { Moved, PagePlan, PageWish } from './types.ts'
import { collectionOf, gateWrite, textWith } from './write-files.ts'

type Changes = ReadonlyMap<string, string | null>

function wishIn(body: unknown): PageWish {
  const { file, name, to } = asGroup(body)
  if (typeof file !== 'string') throw new Refusal(400, 'The editor could not read this request.')
  return { file, ...(typeof name === 'string' && { name }), ...(typeof to === 'string' && { to }) }
}

/** Gives pages another address and deletes them. Links and old addresses follow in the same step. */
export function pageRoutes(options: FileOptions) {
  const { dir, check } = options
  let last: { before: Changes; after: Changes; file: string } | undefined
  return {
    /** What would change; nothing is written. */
    'POST /api/page/plan': async ({ body }) => {
      return { value: (await stepFor(wishIn(body))).plan satisfies PagePlan }
    },
    'POST /api/page': async ({ body }) => ({ value: await move(wishIn(body)) }),
    'POST /api/page/undo': async () => ({ value: await undo() }),
  } satisfies Routes

  async function move(wish: PageWish): Promise<Moved> {
    const { changes: after, texts } = await stepFor(wish)
    await gateWrite(options, after)
    const before = new Map([...after.keys()].map((file) => [file, texts.get(file) ?? null]))
    last = { before, after, file: wish.file }
    return { file: after.get(wish.file) === null ? '' : wish.file }
  }

  /** Takes the last step back, unless somebody has changed one of its files since. */
  async function undo(): Promise<Moved> {
    const texts = textsIn(dir)
    const isSame =
      last && [...last.after].every(([file, text]) => (texts.get(file) ?? null) === text)
    if (!last || !isSame) {
      const why = "This can't be taken back any more, because the files have changed since."
      throw new Refusal(422, why)
    }
    const { before, file } = last
    await gateWrite(options, before)
    last = undefined
    return { file }
  }

  async function stepFor({ file, name, to: wanted }: PageWish) {
    const texts = textsIn(dir)
    const text = texts.get(file)
    const [, folder, slug = ''] = /^(services|articles|plain)\/(.+)\.\w+$/.exec(file) ?? []
    if (text === undefined) throw new Refusal(404, 'There is no such page.')
    if (!folder) {
      throw new Refusal(
        422,
        'This page belongs to the site, so it keeps its address and can\'t be deleted. To take it out of menus and lists, tick "Hidden".',
      )
    }
    const { paths, unbuilt } = await check()
    const head = asGroup(valuesIn(file, text).head)
    const address = addressOf(file, head.address)?.path ?? '/'
    const aliases = Array.isArray(head.aliases) ? head.aliases.map((alias) => `/${alias}`) : []
    const isDeleted = name === undefined
    const from = isDeleted ? [address, ...aliases] : [address]
    const above = [head.parent, folder === 'articles' && '/learning-library', '/']
    const to = isDeleted
      ? (wanted ?? String(above.find((path) => paths.includes(`${path}`))))
      : (addressOf(file, fileName(name))?.path ?? '/')
    if (isDeleted && (!paths.includes(to) || from.includes(to)))
      throw new Refusal(422, 'Choose another page of the site for its visitors.')
    if (!isDeleted && [...paths, ...unbuilt.map(({ path }) => path)].includes(to))
      throw new Refusal(422, `A page has the address ${to} already. Choose another name.`)

    const others = new Map([...texts].filter(([each]) => !isDeleted || each !== file))
    const { changes, follows } = followLinks(others, {
      from,
      to,
      gone: isDeleted ? slug : undefined,
    })
    const own = changes.get(file) ?? text
    const value = valuesIn(file, own)
    const renamed = { ...value, head: { ...asGroup(value.head), address: fileName(name ?? '') } }
    const after = new Map<string, string | null>(changes)
    after.set(file, isDeleted ? null : textWith(file, own, renamed))
    const isPublic = paths.includes(address)
    if (isPublic) {
      const redirects = changes.get(oldAddresses) ?? texts.get(oldAddresses) ?? ''
      after.set(oldAddresses, withRedirects(redirects, from, to))
    }
    return { texts, changes: after, plan: { address, to, follows, isPublic } }
  }
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
