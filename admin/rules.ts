import pages from 'site:pages'
import { parse } from 'yaml'
import { fill } from '../src/fill.ts'
import {
  type Content,
  factsIn,
  type Json,
  json,
  linksIn,
  type Problem,
  problemsIn,
  schemaOf,
  under,
} from '../src/rules.ts'
import { boxProblems } from './article.ts'
import { nameOf } from './complete.ts'
import { labelOf } from './labels.ts'

// Reports mistakes that would fail the build before an entry is saved.

const sources = import.meta.glob<string>('../content/**/*.{yaml,md}', { query: '?raw', import: 'default', eager: true })

/** The content at build time, updated with every entry that was saved since. */
export const content: Map<string, unknown> = new Map(
  Object.entries(sources).map(([path, source]) => {
    const [, head = source, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
    return [path.replace('../', ''), { ...parse(head), ...(body && { body }) }]
  }),
)

/** Returns the mistakes that would fail the build if this entry were saved. Each one starts with the field to fix. */
export function mistakes(file: string, data: unknown, labelOfFile: (file: string) => string): string[] {
  const changed = new Map(content).set(file, data)
  const problems = problemsIn(changed).filter(({ target = file }) => target === file)
  if (problems.length === 0) {
    const boxes = boxProblems(String((data as { body?: string }).body ?? ''))
    problems.push(...boxes.map((message) => ({ file, path: ['body'], message })))
    problems.push(...brokenLinks(file, changed), ...linksToRemoved(file, changed))
  }
  return problems.map((problem) => {
    const path = fieldPath(problem, changed)
    if (problem.file === file) return [path.join(' › '), `${problem.message}.`].filter(Boolean).join(': ')
    const where = [labelOfFile(problem.file), ...path].join(' › ')
    // A fact or ID that another file uses is missing only if this change removed it.
    const isRemoved = problem.target || problem.message.startsWith('Unknown placeholder')
    return isRemoved
      ? `What you removed is still used in ${where}. Remove it there first.`
      : `${where}: ${problem.message}.`
  })
}

/** Returns ["packages", 2, "price"] as ["Packages", "Elite", "Price"]. */
export function fieldPath({ file, path }: Omit<Problem, 'message'>, all: Content): string[] {
  const schema = schemaOf(file)
  let form: Json = schema && json(schema)
  let value: Json = all.get(file)
  return path.map((key) => {
    form = under(form, key)
    value = value?.[key]
    return typeof key === 'number' ? nameOf(value ?? {}) || `${key + 1}` : labelOf(String(key), form)
  })
}

/** Returns the broken links of an entry. */
function brokenLinks(file: string, all: Content): Problem[] {
  const facts = factsIn(all)
  const ids = new Set([...idsIn(all)])
  return [...linksIn(fill(all.get(file), facts))].flatMap(([path, href]) => {
    const [page = '', fragment] = href.split('#')
    if (!href.startsWith('/') || /\.\w+$/.test(page)) return []
    const entry = all.get(fileOf(page)) as { hidden?: boolean } | undefined
    if (path.at(-1) === 'from' && (!pages[page] || entry?.hidden)) return []
    if (path.at(-1) === 'from') return [{ file, path, message: `"${page}" is still a page, so it can't be redirected` }]
    const anchors = entry?.hidden ? undefined : (pages[page] ?? (entry && []))
    if (!anchors) return [{ file, path, message: `"${href}" isn't a page on this site` }]
    const exists = (id: string) =>
      anchors.includes(id) || [...ids].some((each) => id === each || id.endsWith(`-${each}`))
    return !fragment || exists(fragment)
      ? []
      : [{ file, path, message: `"${page}" has no section with the ID "${fragment}"` }]
  })
}

/** Returns links in other entries to items that this change removes or hides. */
function linksToRemoved(file: string, all: Content): Problem[] {
  const left = new Set(idsIn(all))
  const removed = [...idsIn(new Map([[file, content.get(file)]]))].filter((id) => !left.has(id))
  const { hidden } = all.get(file) as { hidden?: boolean }
  return [...all].flatMap(([other, data]) =>
    [...linksIn(data)].flatMap(([path, href]) => {
      const [page = '', fragment] = href.split('#')
      if (hidden && fileOf(page) === file && other !== file) {
        return [{ file: other, path, message: `This links to "${page}", which you're hiding. Fix this link first` }]
      }
      const id = removed.find((each) => fragment === each || fragment?.endsWith(`-${each}`))
      return id ? [{ file: other, path, message: `This links to "${id}", which you removed. Fix this link first` }] : []
    }),
  )
}

/** Returns the file of an article or a checklist. */
const fileOf = (path: string) =>
  path.replace(/^\/blog\/(.*)$/, 'content/articles/$1.md').replace(/^\/checklists\/(.*)$/, 'content/checklists/$1.yaml')

function* idsIn(value: unknown): Generator<string> {
  if (!value || typeof value !== 'object') return
  if ('id' in value) yield `${value.id}`
  for (const each of value instanceof Map ? value.values() : Object.values(value)) yield* idsIn(each)
}
