import { fileName } from '#app/lib/text.ts'
import type { Content } from './collections.ts'
import type { Source } from './engine/source.ts'
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

/** Files that are shown on a page of another name. */
const shownOn: Record<string, string> = {
  'firm.yaml': '/contact',
  'deadlines.yaml': '/learning-library',
  'team.yaml': '/about-our-firm',
  'audiences.yaml': '/who-we-serve',
  'guarantee.yaml': '/pricing#guarantee',
  'prices/additional.yaml': '/pricing#additional-services',
}

/** The page that shows this file; the home page if no other is known. */
export function pageShowing(file: string, paths: readonly string[]): string {
  const name = file.replace(/^.*\/|\.\w+$/g, '')
  const price = file.startsWith('prices/') ? `/pricing#${name}` : undefined
  const page = addressOf(file)?.path ?? shownOn[file] ?? price ?? `/${name}`
  return paths.includes(page.split('#')[0] ?? '') ? page : '/'
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
  const pages = files.flatMap((file) => {
    const address = addressOf(file)
    return address ? [[`page.${address.slug}`, address.path]] : []
  })
  return { ...Object.fromEntries(pages), 'page.*': '' }
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
      value ? pagesOfFile(`pages/${kebabCase(key)}.yaml`, value, content) : [],
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

/** `pages.learningLibrary` is in learning-library.yaml. */
function kebabCase(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** What all files of pages have in common. */
type PageValue = {
  head: Omit<Head, 'updated'> & { updated?: string }
  date?: string
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
  const { head, date = '' } = value
  const prices = address.path === '/pricing' ? firm.pricesEffective : ''
  const [modified = ''] = [date, head.updated ?? '', prices].sort().reverse()
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
