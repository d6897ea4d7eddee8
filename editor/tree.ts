import { collectionOf, shelves } from '#app/content/collections.ts'
import { capitalize, fileName } from '#app/lib/text.ts'
import { filled, free, withAt } from './client/values.ts'
import { followGroups, menuLists, menusFile } from './follow-links.ts'
import { asGroup, type Group, isText } from './names.ts'
import type { Changes } from './page-step.ts'
import { pagesIn, type TypedPage, valuesIn } from './read-files.ts'
import { RequestRefused } from './reply.ts'
import type { Branch, MenuPart, Overview, TreeRequest } from './types.ts'
import { textWith } from './write-files.ts'

type Texts = ReadonlyMap<string, string>
const partNames = Object.keys(menuLists) as MenuPart[]

function groupsIn(texts: Texts, part: MenuPart): string[] {
  const names = valuesIn(menusFile, texts.get(menusFile))[menuLists[part]]
  return Array.isArray(names) ? names.filter(isText) : []
}

/** The pages of a menu or a column in their order. */
function membersOf(pages: ReadonlyMap<string, TypedPage>, part: MenuPart, group: string) {
  const placeOf = ({ head }: TypedPage) => Number(asGroup(head[part]).place) || 0
  return [...pages.values()]
    .filter(({ head }) => asGroup(head[part]).group === group)
    .sort((one, other) => placeOf(one) - placeOf(other))
}

/** The site as a person knows it: its menus and the columns of its footer with their pages, then what is in
    none of them, and the files that are no pages. */
export function treeOf(texts: Texts, facts: Overview['facts']): Branch[] {
  const pages = pagesIn(texts)
  const nameOf = ({ file, head, value }: TypedPage, part?: MenuPart) => {
    const { label } = asGroup(part && head[part])
    const words = [label, head.name, value.title, file.replace(/^.*\/|\.\w+$/g, '')].find(isText)
    return filled(words ?? '', facts)
  }
  const home = [...pages.values()].filter(({ path }) => path === '/')
  const placed = partNames.flatMap((part) =>
    groupsIn(texts, part).map((group): Branch => {
      const members = membersOf(pages, part, group)
      const leaves = members.map((page) => ({ file: page.file, name: nameOf(page, part) }))
      return { part, title: group, leaves }
    }),
  )
  const first: Branch = {
    part: 'home',
    title: '',
    leaves: home.map((page) => ({ file: page.file, name: nameOf(page) })),
  }
  const there = [first, ...placed].flatMap(({ leaves }) => leaves.map(({ file }) => file))
  const others = [...texts.keys()].filter((file) => !there.includes(file))
  const byShelf = Map.groupBy(others, (file) => collectionOf(file)?.shelf)
  const rest = shelves.flatMap((title): Branch[] => {
    const leaves = (byShelf.get(title) ?? []).map((file) => {
      const page = pages.get(file)
      const what = capitalize(collectionOf(file)?.what.replace(/^(the|a) /, '') ?? '')
      return { file, name: page ? nameOf(page) : what }
    })
    const part = leaves.some(({ file }) => pages.has(file)) ? 'loose' : 'data'
    return leaves.length > 0 ? [{ part, title, leaves }] : []
  })
  return [first, ...placed, ...rest]
}

/** What a step changes, and what it is called afterward; `file` is the page to look at. */
type TreeStep = { words: string; file: string; changes: Changes }

export function treeStep(texts: Texts, request: TreeRequest, facts: Overview['facts']): TreeStep {
  if (request.act === 'group') return renamedGroup(texts, request)
  const pages = pagesIn(texts)
  const page = pages.get(request.file)
  if (!page) throw new RequestRefused(404, 'There is no such page.')
  const name = filled(`${[page.head.name, page.value.title].find(isText) ?? page.path}`, facts)
  switch (request.act) {
    case 'place':
      return placed(texts, pages, page, name, request)
    case 'name':
      return renamed(texts, page, name, request, facts)
    case 'show': {
      const { as } = request
      const head = withMarks(page.head, { draft: as === 'draft', hidden: as === 'hidden' })
      const words = {
        shown: `${name} is no draft now, and not hidden`,
        hidden: `${name} is in no menu and no list now`,
        draft: `${name} is a draft now, which visitors do not see`,
      }
      return { words: words[as], file: page.file, changes: withHead(texts, page, head) }
    }
    case 'copy':
      return copied(texts, pages, page, name)
  }
}

function withHead(texts: Texts, { file, value }: TypedPage, head: unknown): Changes {
  return new Map([[file, textWith(file, texts.get(file) ?? '', { ...value, head })]])
}

/** A flag that is off needs no line. */
function withMarks(head: Group, flags: Record<'draft' | 'hidden', boolean>): Group {
  const { draft: _, hidden: __, ...rest } = head
  const set = Object.entries(flags).filter(([, on]) => on)
  return { ...rest, ...Object.fromEntries(set) }
}

type Placing = Extract<TreeRequest, { act: 'place' }>

/** Those below it move on by one, in the same step. */
function placed(
  texts: Texts,
  pages: ReadonlyMap<string, TypedPage>,
  page: TypedPage,
  name: string,
  { part, group, at }: Placing,
): TreeStep {
  const { file } = page
  if (group === '') {
    const words = `${name} is in no ${part === 'menu' ? 'menu' : 'column of the footer'} now`
    return { words, file, changes: withHead(texts, page, withAt(page.head, [part], undefined)) }
  }
  if (!groupsIn(texts, part).includes(group))
    throw new RequestRefused(422, 'There is no such menu any more.')
  const others = membersOf(pages, part, group).filter((each) => each !== page)
  const index = Math.max(0, Math.min(at ?? others.length, others.length))
  const order = others.toSpliced(index, 0, page)
  const changes: Changes = new Map()
  for (const [before, each] of order.entries()) {
    const now = asGroup(each.head[part])
    const next = { ...now, group, place: before + 1 }
    if (now.group === group && now.place === next.place) continue
    for (const change of withHead(texts, each, { ...each.head, [part]: next }))
      changes.set(...change)
  }
  const where = part === 'menu' ? `in the menu ${group}` : `in the footer, under ${group}`
  return { words: `${name} is number ${index + 1} of ${order.length} ${where}`, file, changes }
}

/** Where a menu has a name of its own for the page, that one. */
function renamed(
  texts: Texts,
  page: TypedPage,
  before: string,
  { part, name }: Extract<TreeRequest, { act: 'name' }>,
  facts: Overview['facts'],
): TreeStep {
  const next = name.trim()
  const { label } = asGroup(part && page.head[part])
  const was = [label, page.head.name, page.value.title].find(isText) ?? ''
  const typed = withFactsOf(was, next, facts)
  const head = withAt(page.head, part && isText(label) ? [part, 'label'] : ['name'], typed)
  const words = `${before} is called ${next} now`
  return { words, file: page.file, changes: withHead(texts, page, head) }
}

/** The owner sees the words of facts; those that stay are the same facts again. */
function withFactsOf(was: string, next: string, facts: Overview['facts']): string {
  return (
    was.match(/\{[^{}?!/]+\}/g)?.reduce((text, fact) => {
      const words = facts[fact.slice(1, -1).trim()]
      return words ? text.replace(words, () => fact) : text
    }, next) ?? next
  )
}

/** A draft, last in the same places. */
function copied(
  texts: Texts,
  pages: ReadonlyMap<string, TypedPage>,
  page: TypedPage,
  name: string,
): TreeStep {
  const taken = [...pages.values()].flatMap(({ file, path }) =>
    [file, path].map((each) => each.replaceAll(/^.*\/|\.\w+$/g, '')),
  )
  const slug = free(`${fileName(name)}-copy`, taken)
  const file = page.file.replace(/[^/]+(?=\.\w+$)/, slug)
  const { address: _, aliases: __, ...head } = page.head
  const places = partNames.flatMap((part) => {
    const own = asGroup(head[part])
    const last = asGroup(membersOf(pages, part, `${own.group}`).at(-1)?.head[part])
    return own.group ? [[part, { ...own, place: Number(last.place) + 1 }]] : []
  })
  const next = { ...head, name: `${page.head.name ?? name} (copy)`, ...Object.fromEntries(places) }
  const value = { ...page.value, head: withMarks(next, { draft: true, hidden: false }) }
  const text = textWith(file, texts.get(page.file) ?? '', value)
  return { words: `Copied: ${name}. The copy is a draft`, file, changes: new Map([[file, text]]) }
}

function renamedGroup(
  texts: Texts,
  { part, from, to }: Extract<TreeRequest, { act: 'group' }>,
): TreeStep {
  const names = groupsIn(texts, part)
  const name = to.trim()
  if (!names.includes(from)) throw new RequestRefused(422, 'There is no such menu any more.')
  if (names.includes(name)) throw new RequestRefused(422, `Another one is called ${name} already.`)
  const before = texts.get(menusFile) ?? ''
  const value = valuesIn(menusFile, before)
  const next = { ...value, [menuLists[part]]: names.map((each) => (each === from ? name : each)) }
  const text = textWith(menusFile, before, next)
  const changes = followGroups(texts, new Map([[menusFile, text]]))
  return { words: `${from} is called ${name} now`, file: menusFile, changes }
}
