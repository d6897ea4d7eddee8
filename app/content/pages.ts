import { fileName } from '#app/lib/text.ts'
import { type Content, table } from './collections.ts'
import { slug } from './engine/fields.ts'
import type { Problem } from './engine/problem.ts'
import { metaOf } from './engine/schema-walk.ts'
import type { Source } from './engine/source.ts'
import { closestMatch } from './engine/words.ts'
import type { Head } from './schemas/common.ts'

// Every page is one file in content/. The file's name gives its address, and the file says what the
// page is called and where the menus, the footer and the breadcrumbs have it.

/** The folders whose files are pages: how their addresses begin, and which folder of app/pages shows
    them. In pages/ each file has a folder of its own name. */
const folders = {
  pages: { prefix: '/', kind: undefined, parent: '/' },
  services: { prefix: '/', kind: 'service', parent: '/' },
  articles: { prefix: '/blog/', kind: 'article', parent: '/learning-library' },
  legal: { prefix: '/', kind: 'legal', parent: '/' },
} as const

export type Page = {
  path: string
  /** The folder in app/pages that shows it. */
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
}

type Address = Pick<Page, 'path' | 'kind' | 'slug' | 'parent'>

const pageFile = /^(pages|services|articles|legal)\/([^/]+)\.\w+$/

/** services/tax-planning.yaml is /tax-planning; firm.yaml is no page. */
function addressOf(file: string): Address | undefined {
  const [, folder, slug] = pageFile.exec(file) ?? []
  if (!folder || !slug || !isPageFolder(folder)) return undefined
  const { prefix, kind = slug, parent } = folders[folder]
  return { path: file === 'pages/home.yaml' ? '/' : `${prefix}${slug}`, kind, slug, parent }
}

function isPageFolder(name: string): name is keyof typeof folders {
  return Object.hasOwn(folders, name)
}

/** The addresses of the pages of these files, before the files are checked. */
export function addressesIn(sources: ReadonlyMap<string, Source>): string[] {
  return [...sources].flatMap(([file, { value }]) => {
    const address = addressOf(file)
    return address ? [address.path, ...aliasesIn(value)] : []
  })
}

function aliasesIn(value: unknown): string[] {
  const head = fieldOf(value, 'head')
  const aliases = fieldOf(head, 'aliases')
  return Array.isArray(aliases) ? aliases.map((name) => `/${name}`) : []
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([name]) => name === key)?.[1]
}

/** {page.sms-terms} is an address; {?page.sms-terms} asks whether the firm has the page. */
export function pageFacts(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap((file) => {
      const address = addressOf(file)
      return address ? [[`page.${address.slug}`, address.path]] : []
    }),
  )
}

/** Why a link to a page leads nowhere. */
export function explainMissingPage(path: string): string | undefined {
  const [, blog, name] = /^\/(blog\/)?([\w-]+)$/.exec(path) ?? []
  if (!name) return undefined
  const file = blog ? `articles/${name}.md` : `services/${name}.yaml`
  return `There is no ${smsFiles[path] ?? file}, so the site has no page ${path}.`
}

const smsFiles: Readonly<Record<string, string>> = {
  '/sms-optin': 'pages/sms-optin.yaml',
  '/sms-terms': 'legal/sms-terms.md',
}

/** Every page of the site, an alias as a page of its own. */
export function pagesOf(content: Content): Page[] {
  const { pages, services, articles, legal } = content
  return [
    ...Object.entries(pages).flatMap(([key, value]) =>
      value ? pagesOfFile(patternOf(key), value, content) : [],
    ),
    ...inMenuOrder(services).flatMap(([slug, value]) =>
      pagesOfFile(`services/${slug}.yaml`, value, content),
    ),
    ...inMenuOrder(articles).flatMap(([slug, value]) =>
      pagesOfFile(`articles/${slug}.md`, value, content),
    ),
    ...inMenuOrder(legal).flatMap(([slug, value]) =>
      pagesOfFile(`legal/${slug}.md`, value, content),
    ),
  ]
}

function patternOf(key: string): string {
  return Object.entries(table.pages).find(([name]) => name === key)?.[1].pattern ?? ''
}

/** What all files of pages have in common. */
type PageValue = {
  head: Omit<Head, 'updated'> & { updated?: string }
  date?: string
  reviewed?: string
}

function inMenuOrder<Value extends PageValue>(
  folder: Readonly<Record<string, Value>>,
): [slug: string, value: Value][] {
  const placeOf = ({ head }: Value) => head.menu?.place ?? head.footer?.place ?? 100
  return Object.entries(folder).sort(([, one], [, other]) => placeOf(one) - placeOf(other))
}

function pagesOfFile(file: string, value: PageValue, { firm }: Content): Page[] {
  const address = addressOf(file)
  if (!address) return []
  const { head, date = '', reviewed = '' } = value
  const prices = address.path === '/pricing' ? firm.pricesEffective : ''
  const [modified = ''] = [date, reviewed, head.updated ?? '', prices].sort().reverse()
  const page = {
    ...address,
    file,
    canonical: address.path,
    parent: head.parent ?? address.parent,
    head,
    modified,
  }
  return [page, ...(head.aliases ?? []).map((alias) => ({ ...page, path: `/${alias}` }))]
}

export type NavLink = { label: string; to: string }
export type NavGroup = { id: string; label: string; links: NavLink[] }

/** The groups of the header's menus or of the footer with their links; groups without one are left
    out. */
export function navigation(content: Content, part: 'menu' | 'footer'): NavGroup[] {
  const { menus, footer } = content.navigation
  const pages = pagesOf(content).filter(({ path, canonical }) => path === canonical)
  return (part === 'menu' ? menus : footer)
    .map((label) => ({
      id: fileName(label),
      label,
      links: pages
        .flatMap(({ path, head }) => {
          const place = head[part]
          return place?.group === label ? [{ path, name: head.name, ...place }] : []
        })
        .sort((one, other) => one.place - other.place)
        .map(({ path, name, label: own, anchor }) => ({
          label: own ?? name,
          to: anchor ? `${path}#${anchor}` : path,
        })),
    }))
    .filter(({ links }) => links.length > 0)
}

/** From Home down to the page itself, which may be an alias. */
export function trailTo(content: Content, path: string): NavLink[] {
  const pages = pagesOf(content)
  const page = pages.find((each) => each.path === path)
  if (!page) return []
  const here = { label: page.head.name, to: page.canonical }
  return page.canonical === '/' ? [here] : [...trailTo(content, page.parent), here]
}

/** Every page has an address of its own and names groups and parents that there are, and the SMS
    program has both its files. */
export function pageProblems(content: Content): Problem[] {
  return [
    ...addressProblems(content),
    ...groupProblems(content),
    ...parentProblems(content),
    ...smsProblems(content),
  ]
}

function addressProblems(content: Content): Problem[] {
  const pages = pagesOf(content)
  return pages.flatMap(({ file, path, canonical, slug: name }, at): Problem[] => {
    const first = pages.find((page) => page.path === path)
    if (first !== pages[at]) {
      return [
        {
          file,
          ...(path !== canonical && { path: ['head', 'aliases'] }),
          found: `the address ${path}`,
          expected: `an address that no other page has; ${first?.file} has this one`,
        },
      ]
    }
    if (path !== canonical || slug.safeParse(name).success) return []
    return [
      {
        file,
        found: `the name "${name}"`,
        expected: `a file named in ${metaOf(slug).expected}`,
        hint: `Rename the file to ${file.replace(name, fileName(name))}.`,
      },
    ]
  })
}

function groupProblems(content: Content): Problem[] {
  const { menus, footer } = content.navigation
  return pagesOf(content).flatMap(({ file, path, canonical, head }) =>
    (['menu', 'footer'] as const).flatMap((part): Problem[] => {
      const groups = part === 'menu' ? menus : footer
      const group = head[part]?.group
      if (path !== canonical || group === undefined || groups.includes(group)) return []
      const near = closestMatch(group, groups)
      return [
        {
          file,
          path: ['head', part, 'group'],
          found: `"${group}"`,
          expected: `one of the groups in navigation.yaml: ${groups.join(', ')}`,
          ...(near && { hint: `Did you mean ${near}?` }),
        },
      ]
    }),
  )
}

/** Breadcrumbs that lead in a circle have no beginning. */
function parentProblems(content: Content): Problem[] {
  const pages = pagesOf(content)
  return pages.flatMap((page) => {
    const seen = new Set<string>()
    let above: Page | undefined = page
    while (above && above.canonical !== '/' && !seen.has(above.canonical)) {
      seen.add(above.canonical)
      const { parent }: Page = above
      above = pages.find(({ path }) => path === parent)
    }
    if (above?.canonical === '/' || page.path !== page.canonical) return []
    return [
      {
        file: page.file,
        path: ['head', 'parent'],
        found: page.parent,
        expected: 'a page whose own parents lead up to the home page',
      },
    ]
  })
}

function smsProblems({ pages, legal }: Content): Problem[] {
  const files = ['pages/sms-optin.yaml', 'legal/sms-terms.md']
  const missing = [pages.smsOptin, legal['sms-terms']].flatMap((value, at) =>
    value ? [] : [`${files[at]}`],
  )
  if (missing.length !== 1) return []
  return missing.map((file) => ({
    file,
    found: 'no such file',
    expected: `both files of the SMS program, ${files.join(' and ')}, or neither of them`,
  }))
}
