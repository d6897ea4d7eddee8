import type { Problem } from './engine/problem.ts'
import { closestMatch, joinList } from './engine/words.ts'
import { type PagePath, pages, paths } from './routes.ts'

// A page is made from one file in content/. The services, the local articles and the SMS program are
// optional: without its file a page is not part of the site, and nothing leads to it.

type Module = (typeof pages)[PagePath]

const services: ReadonlySet<Module> = new Set([
  'tax-planning',
  'outsourced-cfo',
  'tax-preparation',
  'accounting',
  'business-formation',
  'other-services',
  'buy-sell-business',
  'tax-debt-relief',
])
const legal: ReadonlySet<Module> = new Set(['privacy-policy', 'terms', 'sms-terms'])

/** "/tax-planning" is written in services/tax-planning.yaml. */
export function fileOf(path: PagePath): string {
  const name = pages[path]
  if (name.startsWith('blog/')) return `articles/${name.slice('blog/'.length)}.md`
  if (legal.has(name)) return `legal/${name}.md`
  return `${services.has(name) ? 'services' : 'pages'}/${name}.yaml`
}

/** services/accounting.yaml is shown by two addresses, firm.yaml by none of its own. */
export function pagesOfFile(file: string): PagePath[] {
  return paths.filter((path) => fileOf(path) === file)
}

/** The pages of a firm that has these files. */
export function sitePaths(files: readonly string[]): PagePath[] {
  return paths.filter((path) => !isOptional(path) || files.includes(fileOf(path)))
}

/** {?page.sms-terms}: the address of an optional page, or nothing where there is no such page. */
export function pageFacts(files: readonly string[]): Record<string, string> {
  const present = sitePaths(files)
  const optional = paths.filter(isOptional)
  return Object.fromEntries(
    optional.map((path) => [`page.${nameOf(path)}`, present.includes(path) ? path : '']),
  )
}

/** Why a link to a page that the site could have leads nowhere. */
export function explainMissingPage(path: string): string | undefined {
  const missing = paths.find((each) => each === path)
  return missing && `There is no ${fileOf(missing)}, so the site has no page ${missing}.`
}

const smsFiles = ['pages/sms-optin.yaml', 'legal/sms-terms.md'] as const

/** A file of a service or an article belongs to a page, and the SMS program has both its files. */
export function pageProblems(files: readonly string[]): Problem[] {
  const strays = files
    .filter((file) => /^(services|articles)\//.test(file) && pagesOfFile(file).length === 0)
    .map((file) => {
      const known = paths.map(fileOf).filter((each) => each.startsWith(file.slice(0, 5)))
      const near = closestMatch(file, known)
      return {
        file,
        found: 'a file that no page shows',
        expected: `one of ${joinList(known, 'or')}`,
        ...(near && { hint: `Did you mean ${near}?` }),
      }
    })
  const missing = smsFiles.filter((file) => !files.includes(file))
  if (missing.length !== 1) return strays
  return [
    ...strays,
    {
      file: `${missing}`,
      found: 'no such file',
      expected: `both files of the SMS program, ${smsFiles.join(' and ')}, or neither of them`,
    },
  ]
}

function isOptional(path: PagePath): boolean {
  return services.has(pages[path]) || /^\/(blog\/|sms-)/.test(path)
}

function nameOf(path: PagePath): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
