import { type Kind, kinds, type PageWeight } from './weigh.ts'

/** budgets.json: the law for home, what each page may weigh, and what each file weighed when that
    was written, so that a page which grew too heavy can say which file made it so. */
export type Budgets = {
  law: Record<string, number>
  pages: Record<string, Record<Kind, number>>
  recorded: Record<string, Record<string, number>>
}

/** A page may grow by this much before somebody has to look. */
const allowance = 1.05

/** What is over its budget, in sentences that name the page, the kind, and the file that grew most. */
export function overweight(weights: Record<string, PageWeight>, budgets: Budgets): string[] {
  const faults = Object.entries(weights).flatMap(([path, weight]) => {
    const limits = budgets.pages[path]
    if (!limits) return [`${path} has no budget yet.`]
    return kinds.flatMap((kind) => {
      const over = weight[kind].total - limits[kind]
      if (over <= 0) return []
      const { total } = weight[kind]
      const culprit = grownMost(weight, kind, recordedFor(budgets, path))
      return [`${path}: ${kind} is ${total} of ${limits[kind]}, ${over} too much; ${culprit}.`]
    })
  })
  const gone = Object.keys(budgets.pages).filter((path) => !weights[path])
  return [...faults, ...gone.map((path) => `${path} has a budget, but there is no such page.`)]
}

/** The budgets that fit what was measured. The law stays as it is. */
export function fitting(
  weights: Record<string, PageWeight>,
  { law }: Pick<Budgets, 'law'>,
): Budgets {
  const pages: Budgets['pages'] = {}
  const recorded: Budgets['recorded'] = { files: {} }
  for (const [path, weight] of Object.entries(weights)) {
    pages[path] = Object.fromEntries(
      kinds.map((kind) => [kind, limitFor(kind, weight[kind].total)]),
    ) as Record<Kind, number>
    for (const kind of kinds) {
      for (const [name, bytes] of Object.entries(weight[kind].parts)) {
        // A file is the same on every page; the words are the page's own.
        const place = isOwn(name) ? path : 'files'
        recorded[place] = { ...recorded[place], [name]: bytes }
      }
    }
  }
  return { law, pages, recorded }
}

/** Bytes in steps of a hundred, upwards; a count of requests as a whole number. */
function limitFor(kind: Kind, total: number): number {
  const step = kind === 'requests' ? 1 : 100
  return Math.ceil((total * allowance) / step) * step
}

function isOwn(name: string): boolean {
  return !/\.\w+$/.test(name)
}

function recordedFor({ recorded }: Budgets, path: string): Record<string, number> {
  return { ...recorded.files, ...recorded[path] }
}

function grownMost(weight: PageWeight, kind: Kind, before: Record<string, number>): string {
  if (kind === 'requests') return newFiles(weight, before)
  const growth = Object.entries(weight[kind].parts)
    .map(([name, bytes]) => ({ name, bytes, more: bytes - (before[name] ?? 0) }))
    .sort((a, b) => b.more - a.more)
  const [most] = growth
  if (!most || most.more <= 0) return 'no file grew since the budgets were written'
  const { name, bytes, more } = most
  return name in before
    ? `${name} grew most, by ${more} to ${bytes}`
    : `${name} is new, with ${bytes}`
}

function newFiles(weight: PageWeight, before: Record<string, number>): string {
  const all = kinds.filter((kind) => kind !== 'html').map((kind) => weight[kind].parts)
  const fresh = all.flatMap((parts) => Object.keys(parts)).filter((name) => !(name in before))
  return fresh.length > 0 ? `new: ${fresh.join(', ')}` : 'files of other pages came to this one'
}
