import { oncePer } from '#app/lib/once-per.ts'
import { addressFrom, from, isText, none, type Text } from '#app/lib/shown.ts'
import { fileName } from '#app/lib/text.ts'
import type { Content } from './collections.ts'
import type { Addresses } from './engine/load.ts'
import { valueAt } from './engine/problem.ts'
import { isSampleText } from './engine/samples.ts'
import type { Source } from './engine/source.ts'
import { nounOf, roleOf } from './firm.ts'
import type { Head } from './schemas/common.ts'

// Every page is one file in content/, and so has everybody who is named in team.yaml. The file's name gives
// its address, unless the file names another one, and the file says what the page is called and where the
// menus, the footer and the breadcrumbs have it.

/** The folders whose files are pages: how their addresses begin, and of what kind they are. In pages/
    each file is of a kind of its own. */
const folders = {
  pages: { prefix: '/', kind: undefined, ending: 'yaml' },
  services: { prefix: '/', kind: 'service', ending: 'yaml' },
  articles: { prefix: '/blog/', kind: 'article', ending: 'md' },
  legal: { prefix: '/', kind: 'legal', ending: 'md' },
  checklists: { prefix: '/checklists/', kind: 'checklist', ending: 'yaml' },
} as const

export type PageRecord = {
  path: string
  /** "article", or the name of its file in pages/. */
  kind: string
  /** The file's name without folder and ending. */
  slug: string
  file: string
  /** The one address that search engines shall know. */
  canonical: string
  parent: string
  head: Omit<Head, 'updated'>
  /** When its content last changed, by its own date fields. */
  modified: string
  lang: string
}

type Address = Pick<PageRecord, 'path' | 'kind' | 'slug'>

/** The page of a person, by their id in team.yaml. */
export function personPath(id: string): string {
  return `/team/${id}`
}

const pageFile = /^(\w+)\/([^/]+)\.\w+$/

/** services/tax-planning.yaml is /tax-planning; firm.yaml is no page. */
function addressOf(file: string, own?: unknown): Address | undefined {
  const [, folder, slug] = pageFile.exec(file) ?? []
  if (!folder || !slug || !isPageFolder(folder)) return undefined
  const { prefix, kind = slug } = folders[folder]
  const name = typeof own === 'string' ? own : slug
  return { path: file === 'pages/home.yaml' ? '/' : `${prefix}${name}`, kind, slug }
}

function isPageFolder(name: string): name is keyof typeof folders {
  return Object.hasOwn(folders, name)
}

type Typed = Address & { file: string; aliases: string[] }

/** The pages of these files as they are typed, before the files are checked. */
function typedPages(sources: ReadonlyMap<string, Source>): Typed[] {
  const pages = [...sources].flatMap(([file, { value }]) => {
    const address = addressOf(file, valueAt(value, ['head', 'address']))
    const aliases = valueAt(value, ['head', 'aliases'])
    const names = Array.isArray(aliases) ? aliases.map((name) => `/${name}`) : []
    return address ? [{ ...address, file, aliases: names }] : []
  })
  return [...pages, ...typedPeople(sources.get(teamFile)?.value)]
}

const teamFile = 'team.yaml'

function typedPeople(team: unknown): Typed[] {
  const people = valueAt(team, ['people'])
  const ids = Array.isArray(people) ? people.map((each) => valueAt(each, ['id'])) : []
  return ids.flatMap((slug) =>
    typeof slug === 'string'
      ? [
          {
            path: personPath(slug),
            kind: 'person',
            slug,
            file: teamFile,
            aliases: [],
          },
        ]
      : [],
  )
}

/** Which pages the site has. */
export function addressesIn(
  sources: ReadonlyMap<string, Source>,
  unreadable: readonly string[] = [],
): Addresses {
  const broken = unreadable.flatMap((file) => addressOf(file) ?? [])
  return {
    paths: typedPages(sources).flatMap(({ path, aliases }) => [path, ...aliases]),
    complete: broken.length === 0,
  }
}

/** Every page of the site, an alias as a page of its own. */
export const pagesOf = oncePer((content: Content): readonly PageRecord[] => [
  ...(Object.keys(folders) as (keyof typeof folders)[]).flatMap((folder) =>
    inMenuOrder<PageValue>(content[folder]).flatMap(([slug, value]) =>
      pagesOfFile(`${folder}/${slug}.${folders[folder].ending}`, value, content),
    ),
  ),
  ...content.team.people.map((person) => pageOfPerson(person, content)),
])

/** A person who is still a sample is in no list. */
function pageOfPerson(
  person: Content['team']['people'][number],
  { team, pages, interface: words }: Content,
): PageRecord {
  const { id, name } = person
  const role = roleOf(team, person)
  const said = { name, role: role ? nounOf(role, words.team) : none, one: role?.one ?? none }
  const path = personPath(id)
  return {
    path,
    kind: 'person',
    slug: id,
    file: teamFile,
    canonical: path,
    parent: '/about-our-firm',
    head: {
      title: words.person.title.with(said),
      description: words.person.description.with(said),
      name,
      ...(isSampleText(name.plain) && { hidden: true }),
    },
    modified: pages['about-our-firm']?.head.updated ?? '',
    lang: words.language,
  }
}

/** The same by their addresses; of two with one address, which is a mistake, the first. */
export const pagesByPath = oncePer(
  (content: Content): ReadonlyMap<string, PageRecord> =>
    new Map(
      pagesOf(content)
        .map((page) => [page.path, page] as const)
        .reverse(),
    ),
)

/** Each once, without those that are hidden: what menus, lists, search engines and feeds have. */
export const listedPages = oncePer((content: Content): readonly PageRecord[] =>
  pagesOf(content).filter(isListed),
)

export function isListed({ path, canonical, head }: PageRecord): boolean {
  return path === canonical && !head.hidden
}

/** What all files of pages have in common. */
type PageValue = {
  head: Omit<Head, 'updated'> & { updated?: string }
  date?: string
  published?: string | undefined
}

function inMenuOrder<Value extends PageValue>(
  folder: Readonly<Record<string, Value>>,
): [slug: string, value: Value][] {
  const placeOf = ([slug, { head }]: [string, Value]) =>
    slug === 'home' ? 0 : (head.menu?.place ?? head.footer?.place ?? 100)
  return Object.entries(folder).sort((one, other) => placeOf(one) - placeOf(other))
}

function pagesOfFile(file: string, value: PageValue, content: Content): PageRecord[] {
  const { firm, pages, interface: words } = content
  const { head, date = '', published = '' } = value
  const address = addressOf(file, head.address)
  if (!address) return []
  const inLibrary = pages['learning-library'] && address.kind === 'article'
  const prices = address.path === '/pricing' ? firm.pricesEffective : ''
  const [modified = ''] = [date, published, head.updated ?? '', prices].sort().reverse()
  const page = {
    ...address,
    file,
    canonical: address.path,
    parent: head.parent?.plain ?? (inLibrary ? '/learning-library' : '/'),
    head,
    modified,
    lang: words.language,
  }
  return [page, ...(head.aliases ?? []).map((alias) => ({ ...page, path: `/${alias}` }))]
}

/** Lists do not lead to a hidden page: their entries whose `to` is one are left out. */
export function withoutHidden(content: Content): Content {
  const hidden = pagesOf(content).flatMap(({ path, head }) => (head.hidden ? [path] : []))
  if (hidden.length === 0) return content
  return prune(content) as Content

  function prune(value: unknown): unknown {
    if (Array.isArray(value)) return value.filter((entry) => !leadsToHidden(entry)).map(prune)
    if (typeof value !== 'object' || value === null || 'setPlace' in value) return value
    const parts = Object.entries(value).map(([key, part]) => [key, prune(part)])
    return { ...value, ...Object.fromEntries(parts) }
  }

  function leadsToHidden(entry: unknown): boolean {
    const to = valueAt(entry, ['to'])
    return isText(to) && hidden.includes(to.plain.split('#')[0] ?? '')
  }
}

/** The articles that a person of the team has reviewed. */
export function reviewedBy(content: Content, id: string): readonly PageRecord[] {
  return listedPages(content).filter(
    ({ kind, slug }) => kind === 'article' && content.articles[slug]?.reviewer?.plain === id,
  )
}

/** The checklists of these names, or all, with their addresses. */
export function checklistsOf(content: Content, names = Object.keys(content.checklists)) {
  const pages = listedPages(content).filter(({ kind }) => kind === 'checklist')
  return names.flatMap((name) => {
    const path = pages.find(({ slug }) => slug === name)?.path
    const list = content.checklists[name]
    return path && list ? [{ ...list, path }] : []
  })
}

/** What feed readers are told of. */
export const feedPages = oncePer((content: Content): readonly PageRecord[] =>
  listedPages(content).filter(({ kind }) => kind === 'article'),
)

export type NavLink = { label: Text; to: Text }
export type NavGroup = {
  id: string
  label: Text
  links: NavLink[]
}

/** The groups of the header's menus or of the footer with their links; groups without one are left
    out. */
export function navigation(content: Content, part: 'menu' | 'footer'): readonly NavGroup[] {
  return navigations(content)[part]
}

const navigations = oncePer((content: Content) => ({
  menu: groupsOf(content, 'menu'),
  footer: groupsOf(content, 'footer'),
}))

function groupsOf(content: Content, part: 'menu' | 'footer'): NavGroup[] {
  const { menus, footer } = content.navigation
  const pages = listedPages(content)
  return (part === 'menu' ? menus : footer)
    .map((label) => ({
      id: fileName(label.plain),
      label,
      links: pages
        .flatMap(({ path, head }) => {
          const place = head[part]
          return place?.group.plain === label.plain ? [{ path, name: head.name, place }] : []
        })
        .sort((one, other) => one.place.place - other.place.place)
        .map(({ path, name, place }) => ({
          label: place.label ?? name,
          to: addressFrom(place.anchor ? `${path}#${place.anchor}` : path, from(place)),
        })),
    }))
    .filter(({ links }) => links.length > 0)
}

/** From Home down to the page itself, which may be an alias. */
export function trailTo(content: Content, path: string): NavLink[] {
  const page = pagesByPath(content).get(path)
  if (!page) return []
  const { name } = page.head
  const to = addressFrom(page.canonical, name.origin)
  const here = { label: name, to }
  return page.canonical === '/' ? [here] : [...trailTo(content, page.parent), here]
}
