import { collectionOf } from '#app/content/collections.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { valuesIn as leavesOf } from '#app/content/texts.ts'
import { formFieldOf, nameInForm } from './form.ts'
import { asGroup, step } from './names.ts'
import { entriesIn, valuesIn } from './read-files.ts'
import type { Following, FormField } from './types.ts'
import { textWith } from './write-files.ts'

/** The addresses of a page so far, and where links to it shall lead. `gone` are the names of deleted pages,
    as in {page.tax-planning}: where they say what they stood for, they leave no entry behind. */
export type Move = {
  from: readonly string[]
  to: string
  gone?: readonly string[] | undefined
} & Leaving

/** What a part of the site that is removed leaves behind: blocks that need it, links to those, and entries
    that name its facts. */
type Leaving = {
  isBlock?: (name: unknown) => boolean
  anchors?: readonly string[]
  facts?: string | undefined
}

/** Relations to one page and no other. */
const relations = ['parent', 'translationOf']

/** Every file that links to the page, changed so that the links still lead somewhere. */
export function followLinks(texts: ReadonlyMap<string, string>, move: Move) {
  const { to, gone, anchors = [] } = move
  const pattern = patternOf(move)
  const changes = new Map<string, string>()
  const follows: Following[] = []
  /** The ids of questions that leave. */
  const asked: unknown[] = []
  // Other files name its questions.
  const isFirst = ([file]: readonly [string, string]) => Number(file === 'faq.yaml')
  for (const [file, text] of [...texts].sort((a, b) => isFirst(b) - isFirst(a))) {
    const collection = collectionOf(file)
    const { source } = parseSource(file, text)
    if (!collection || !source) continue
    const form = formFieldOf(collection)
    const before = follows.length
    const value = walk(source.value, form, [], (path, now) => {
      const words = nameInForm(file, source.value, path)
      follows.push({ file, path, words, ...(now && { to: now }) })
    })
    if (file === 'faq.yaml') asked.push(...lostIds(source.value, value))
    if (follows.length > before) changes.set(file, textWith(file, text, value))
  }
  return { changes, follows }

  type Note = (path: Path, now?: string) => void

  function walk(value: unknown, field: FormField | undefined, path: Path, note: Note): unknown {
    if (typeof value === 'string') {
      let now = to
      const next = value.replaceAll(pattern, (link) => {
        if (link.startsWith('{?')) return link
        if (anchors.includes(link)) now = link.replace(/#.*/, '')
        else if (!gone) return link.replace(/^[^#]*/, to)
        return now
      })
      if (next !== value) note(path, now)
      return next
    }
    if (typeof value !== 'object' || value === null) return value
    const isList = Array.isArray(value)
    const item = field?.kind === 'list' ? field.item : undefined
    const isQuestions = item?.kind === 'text' && item.names === 'question'
    let spare = isList && field?.kind === 'list' ? value.length - field.min : 0
    const parts = Object.entries(value).flatMap(([key, part]) => {
      const place = [...path, isList ? Number(key) : key]
      // A redirect of an old address follows like a link.
      const isLost = isQuestions && asked.includes(part)
      const isEntry = isList && path[0] !== 'redirects' && (isLost || isAbout(part, move, pattern))
      const leaves = isEntry ? spare-- > 0 : relations.includes(key) && leadsThere(part, move)
      if (gone && leaves) {
        note(place)
        return []
      }
      return [[key, walk(part, step(field, value, key).inner, place, note)] as const]
    })
    return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts)
  }
}

/** Links to the page, its name as a fact, and paragraphs that stand there only while the page does, which
    leave by themselves. */
function patternOf({ from, gone, facts, anchors = [] }: Move): RegExp {
  const anchor = '(#[\\w-]+)?'
  const links = [...from, ...anchors].map(
    (address) => `(?<![\\w./~-])${address}${anchor}(?![\\w/~-]|\\.\\w)`,
  )
  const named = gone?.map((slug) => `page\\.${slug}\\}`) ?? []
  const own = [...named, ...(facts ? [facts] : [])]
  const marked = own.map((name) => `^\\{\\?${name}.*(?:\\n.*\\S.*)*`)
  return new RegExp(
    [...marked, ...links, ...named.map((name) => `\\{${name}${anchor}`)].join('|') || '(?!)',
    'gm',
  )
}

function isAbout(entry: unknown, move: Move, pattern: RegExp): boolean {
  const { block, to: link } = asGroup(entry)
  const { isBlock, facts } = move
  if (isBlock?.(block)) return true
  if (leadsThere(link, move)) return true
  return facts !== undefined && block === undefined && namesFacts(entry, facts, pattern)
}

/** In its own texts; a list inside has entries of its own. */
function namesFacts(value: unknown, facts: string, pattern: RegExp): boolean {
  if (typeof value === 'string')
    return new RegExp(`\\{${facts}`).test(value.replaceAll(pattern, ''))
  return Object.values(asGroup(value)).some((each) => namesFacts(each, facts, pattern))
}

function leadsThere(value: unknown, { from }: Move): boolean {
  return typeof value === 'string' && from.includes(value.split('#')[0] ?? '')
}

/** The ids of questions that were in the list before. */
function lostIds(before: unknown, after: unknown): unknown[] {
  const [old = [], now = []] = [before, after].map((value) =>
    entriesIn(asGroup(value).items).map(({ id }) => id),
  )
  return old.filter((id) => !now.includes(id))
}

/** The texts that have such words, other than those of the site itself. */
export function placesSaying(words: RegExp, texts: ReadonlyMap<string, string>): Following[] {
  return [...texts].flatMap(([file, text]) => {
    const { source } = parseSource(file, text)
    if (!source || ofSite.includes(file)) return []
    const said = leavesOf(source).filter(({ path, value }) => {
      if (typeof value !== 'string' || path.includes('id') || path.includes('group')) return false
      // A line that depends on a fact leaves by itself.
      return words.test(value.replaceAll(/^\{\?.*(?:\n.*\S.*)*/gm, ''))
    })
    return said.map(({ path }) => ({ file, path, words: nameInForm(file, source.value, path) }))
  })
}

const ofSite = ['interface.yaml', 'theme.yaml', 'words.yaml', 'launch.yaml', 'redirects.yaml']

/** The file that names the menus and the columns of the footer, and its list of each. */
export const menusFile = 'navigation.yaml'
export const menuLists = { menu: 'menus', footer: 'footer' } as const

/** Changes of files, with those of the pages that name a menu or a column of the footer whose name changes. */
export function followGroups(
  texts: ReadonlyMap<string, string>,
  changes: ReadonlyMap<string, string>,
): Map<string, string> {
  const all = new Map(changes)
  if (!changes.has(menusFile)) return all
  const [was, is] = [texts, changes].map((each) => valuesIn(menusFile, each.get(menusFile)))
  for (const [part, list] of Object.entries(menuLists)) {
    const names = renamedIn(was?.[list], is?.[list])
    for (const [file, text] of names.size > 0 ? texts : []) {
      const now = all.get(file) ?? text
      const value = valuesIn(file, now)
      const head = asGroup(value.head)
      const place = asGroup(head[part])
      const group = names.get(place.group)
      if (group === undefined) continue
      const next = { ...value, head: { ...head, [part]: { ...place, group } } }
      all.set(file, textWith(file, now, next))
    }
  }
  return all
}

/** In a list of the same length, a name that is new stands for one that is gone. */
function renamedIn(before: unknown, after: unknown): Map<unknown, unknown> {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
    return new Map()
  const gone = before.filter((name) => !after.includes(name))
  const fresh = after.filter((name) => !before.includes(name))
  return new Map(gone.map((name, at) => [name, fresh[at]]))
}
