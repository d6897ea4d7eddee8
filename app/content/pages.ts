import { blocksOf } from '#app/blocks/find.ts'
import { news } from '#app/blocks/news/fields.ts'
import { longDate } from '#app/lib/dates.ts'
import { oncePer } from '#app/lib/once-per.ts'
import { addressFrom, from, isText, none, shown, type Text } from '#app/lib/shown.ts'
import { fileName } from '#app/lib/text.ts'
import type { Content } from './collections.ts'
import { joinList } from './engine/english.ts'
import { isoDate } from './engine/fields.ts'
import { matches } from './engine/files.ts'
import type { Addresses, Unbuilt } from './engine/load.ts'
import { valueAt } from './engine/problem.ts'
import { isSampleText } from './engine/samples.ts'
import type { Source } from './engine/source.ts'
import { nounOf, roleOf } from './firm.ts'
import { pageFiles } from './page-blocks.ts'
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
  plain: { prefix: '/', kind: 'plain', ending: 'md' },
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
  /** Whether it is listed by date with the news. */
  isNews: boolean
  lang: string
  /** The page it is a translation of. */
  translationOf?: string
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

const publishedForm = isoDate()

type Typed = Address & Unbuilt & { aliases: string[]; isBuilt: boolean }

/** The pages of these files as they are typed, before the files are checked. `published` counts as such. */
function typedPages(
  sources: ReadonlyMap<string, Source>,
  today: string,
  published?: string,
): Typed[] {
  const pages = [...sources].flatMap(([file, { value }]) => {
    const address = addressOf(file, valueAt(value, ['head', 'address']))
    if (!address) return []
    const aliases = valueAt(value, ['head', 'aliases'])
    const date = valueAt(value, ['published'])
    const isDraft = file !== published && valueAt(value, ['head', 'draft']) === true
    const isLater = file !== published && publishedForm.safeParse(date).success && `${date}` > today
    return [
      {
        ...address,
        file,
        aliases: Array.isArray(aliases) ? aliases.map((name) => `/${name}`) : [],
        isBuilt: !isDraft && !isLater,
        ...(isLater && !isDraft && { appears: `${date}` }),
      },
    ]
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
            isBuilt: true,
          },
        ]
      : [],
  )
}

/** Which pages the site has on a day, which it has not yet, and why any other is not there. `patterns`
    are the names of files that a firm may have; `published` is one that is there whatever it says. */
export function addressesIn(
  sources: ReadonlyMap<string, Source>,
  today: string,
  patterns: readonly string[],
  { published, unreadable = [] }: { published?: string; unreadable?: readonly string[] } = {},
): Addresses {
  const pages = typedPages(sources, today, published)
  const broken = unreadable.flatMap((file) => addressOf(file) ?? [])
  const unbuilt = pages
    .filter(({ isBuilt }) => !isBuilt)
    .map(({ file, path, appears }) => ({ file, path, ...(appears && { appears }) }))
  return {
    paths: pages.flatMap(({ isBuilt, path, aliases }) => (isBuilt ? [path, ...aliases] : [])),
    unbuilt,
    complete: broken.length === 0,
    whyMissing: (path) => {
      const page = pages.find((each) => [each.path, ...each.aliases].includes(path))
      if (page) return unbuiltLine(page)
      const renamed = pages.find(({ file }) => addressOf(file)?.path === path)
      return renamed ? renamedLine(renamed) : noFile(path, patterns)
    },
  }
}

function renamedLine({ file, path }: Typed): string {
  return `${file} has the address ${path} now. Did you mean ${path}?`
}

/** "services/estate-plans.yaml is a draft, so the site has no page /estate-plans yet." */
function unbuiltLine({ file, path, appears }: Unbuilt): string {
  const why = appears ? `will appear on ${longDate(appears)}` : 'is a draft (head, draft)'
  return `${file} ${why}, so the site has no page ${path} yet.`
}

/** The files that could be this page, none of which is there. */
function noFile(path: string, patterns: readonly string[]): string | undefined {
  const files = Object.entries(folders).flatMap(([folder, { prefix, ending }]) => {
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : ''
    if (!/^[\w-]+$/.test(name)) return []
    const file = `${folder}/${name}.${ending}`
    return patterns.some((pattern) => matches(pattern, file)) ? [file] : []
  })
  const [known] = files.filter((file) => patterns.includes(file))
  if (files.length === 0) return undefined
  return `There is no ${known ?? joinList(files, 'or')}, so the site has no page ${path}.`
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
    isNews: false,
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
  news?: boolean | undefined
  lang?: string | undefined
  translationOf?: Text | undefined
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
  const { head, date = '', published = '', news = false, lang, translationOf } = value
  const address = addressOf(file, head.address)
  if (!address) return []
  const inLibrary = pages['learning-library'] && (news || address.kind === 'article')
  const prices = address.path === '/pricing' ? firm.pricesEffective : ''
  const [modified = ''] = [date, published, head.updated ?? '', prices].sort().reverse()
  const page = {
    ...address,
    file,
    canonical: address.path,
    parent: head.parent?.plain ?? (inLibrary ? '/learning-library' : '/'),
    head,
    modified,
    isNews: news,
    lang: lang ?? words.language,
    ...(translationOf && { translationOf: translationOf.plain }),
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

/** A page in all its languages, the original first; none if it has only one. */
export function languagesOf(
  content: Content,
  { translationOf, canonical }: PageRecord,
): PageRecord[] {
  const original = pagesByPath(content).get(translationOf ?? canonical)
  const translations = original ? (translationsOf(content).get(original.path) ?? []) : []
  return original && isListed(original) && translations.length > 0
    ? [original, ...translations]
    : []
}

const translationsOf = oncePer((content: Content) =>
  Map.groupBy(listedPages(content), ({ translationOf }) => translationOf),
)

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
  listedPages(content).filter(({ kind, isNews }) => kind === 'article' || isNews),
)

/** The news, newest first. */
export function newsOf(content: Content): (PageRecord & { published: string })[] {
  const dated = listedPages(content)
    .filter(({ isNews }) => isNews)
    .map((page) => ({ ...page, published: content.plain[page.slug]?.published ?? '' }))
  return dated.sort((one, other) => other.published.localeCompare(one.published))
}

/** `lang` if the page is not in the site's language. */
export type NavLink = { label: Text; to: Text; lang?: string }
export type NavGroup = {
  id: string
  label: Text
  links: NavLink[]
  /** Where all pages of the group are, if there are too many to name. */
  all?: { label: Text; to: string } | undefined
}

/** So many lines of a menu or of a column in the footer read well. */
const mostLines = 12

/** The groups of the header's menus or of the footer with their links; groups without one are left
    out. */
export function navigation(content: Content, part: 'menu' | 'footer'): readonly NavGroup[] {
  return navigations(content)[part]
}

const navigations = oncePer((content: Content) => {
  const listing = listingPage(content)
  const shorten = (group: NavGroup): NavGroup => {
    const { id, links } = group
    if (!listing || links.length <= mostLines) return group
    const count = shown(`${links.length}`, from(content.navigation))
    const all = {
      label: content.interface.nav.all.with({ count }),
      to: `${listing.path}#${listingId(id)}`,
    }
    return { ...group, links: links.slice(0, mostLines - 1), all }
  }
  return {
    menu: groupsOf(content, 'menu').map(shorten),
    footer: groupsOf(content, 'footer').map(shorten),
  }
})

/** The page with the news lists the groups that are too long for a menu; without it nothing does, and
    menus name every page. */
function listingPage(content: Content): PageRecord | undefined {
  const files = pageFiles(content).filter((page) => blocksOf(page, news).length > 0)
  return listedPages(content).find((page) => files.some(({ file }) => file === page.file))
}

export function listingId(group: string): string {
  return `all-${group}`
}

/** The groups that are too long for a menu or the footer, with all their pages. */
export const longGroups = oncePer((content: Content): NavGroup[] => {
  const groups = [...groupsOf(content, 'menu'), ...groupsOf(content, 'footer')]
  const long = groups.filter(({ links }) => links.length > mostLines)
  return [...Map.groupBy(long, ({ id }) => id).values()].flatMap(([first, second]) => {
    if (!first) return []
    const all = [...first.links, ...(second?.links ?? [])]
    return { ...first, links: [...new Map(all.map((link) => [link.to.plain, link])).values()] }
  })
})

function groupsOf(content: Content, part: 'menu' | 'footer'): NavGroup[] {
  const { menus, footer } = content.navigation
  const pages = listedPages(content)
  return (part === 'menu' ? menus : footer)
    .map((label) => ({
      id: fileName(label.plain),
      label,
      links: pages
        .flatMap(({ path, head, lang }) => {
          const place = head[part]
          return place?.group.plain === label.plain ? [{ path, name: head.name, lang, place }] : []
        })
        .sort((one, other) => one.place.place - other.place.place)
        .map(({ path, name, lang, place }) => ({
          label: place.label ?? name,
          to: addressFrom(place.anchor ? `${path}#${place.anchor}` : path, from(place)),
          ...otherLang(content, lang),
        })),
    }))
    .filter(({ links }) => links.length > 0)
}

function otherLang({ interface: words }: Content, lang: string): { lang?: string } {
  return lang === words.language ? {} : { lang }
}

/** From Home down to the page itself, which may be an alias. */
export function trailTo(content: Content, path: string): NavLink[] {
  const page = pagesByPath(content).get(path)
  if (!page) return []
  const { name } = page.head
  const to = addressFrom(page.canonical, name.origin)
  const here = { label: name, to, ...otherLang(content, page.lang) }
  return page.canonical === '/' ? [here] : [...trailTo(content, page.parent), here]
}
