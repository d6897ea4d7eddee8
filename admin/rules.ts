import pages from 'site:pages'
import { fill } from '../src/fill.ts'
import { slug } from '../src/lib/slug.ts'
import { type Content, errorsIn, type FieldError, factsIn, linksIn } from '../src/rules.ts'
import { labelOfFile } from './config.ts'
import { content, fieldPath, nameOf } from './content.ts'

// Reports errors that would fail the build before an entry is saved.

/** Returns the errors that would fail the build if this entry were saved. Each one starts with the field to fix. */
export function saveErrors(file: string, data: unknown): string[] {
  const changed = new Map(content).set(file, data)
  const errors = errorsIn(changed).filter((each) => each.file === file || (each.target ?? file) === file)
  if (errors.length === 0) errors.push(...brokenLinks(file, changed), ...linksToRemoved(file, changed))
  return errors.map((error) => {
    const { message, target } = error
    const path = fieldPath(error, changed)
    const removed = target
      ? `“${nameIn(target, valueAt(error, changed))}”`
      : /^Unknown placeholder (\{.*?\})/.exec(message)?.[1]
    if (error.file === file) {
      const reason = target ? `${removed} is no longer in ${labelOfFile(target)}. Choose another` : message
      return [path.join(' › '), `${reason}.`].filter(Boolean).join(': ')
    }
    const where = [labelOfFile(error.file), ...path].join(' › ').replace(/ › \d+$/, '')
    // A fact or ID that another file uses is missing only if this change removed it.
    return removed ? `${removed} is still used in ${where}. Remove it there first.` : `${where}: ${message}.`
  })
}

const valueAt = ({ file, path }: FieldError, all: Content) =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown>)[key], all.get(file))

/** Returns the saved name of an entry, or of the item with this ID in a file. */
function nameIn(file: string, id: unknown): string {
  const [item = content.get(file)] = [...itemsIn(content.get(file))].filter((each) => `${each.id}` === `${id}`)
  return nameOf(item as object) || `${id}`
}

/** Returns the broken links of an entry. */
function brokenLinks(file: string, all: Content): FieldError[] {
  const ids = idsIn([...all.values()])
  return linksIn(fill(all.get(file), factsIn(all))).flatMap(([path, href]) => {
    const [page = '', fragment] = href.replace(/^#/, `${pageOf(file)}#`).split('#')
    const error = (message: string) => [{ file, path, message }]
    if (!page.startsWith('/')) return []
    const entry = all.get(fileOf(page)) as { hidden?: boolean; body?: string } | undefined
    const isPage = page in pages && !entry?.hidden
    if (path.at(-1) === 'from') return isPage ? error(`"${page}" is still a page, so it can't be redirected`) : []
    // A photo is chosen from the uploaded ones, or uploaded by this save.
    if (page.startsWith('/images/'))
      return path.at(-1) === 'photo' || assetAt(`public${page}`)
        ? []
        : error(`There's no file named "${page.slice(8)}". Upload it under Assets, or copy its name from there`)
    if (!isPage && (!entry || entry.hidden)) return error(`"${href}" isn't a page on this site`)
    // The build gives headings IDs.
    const headings = Array.from((entry?.body ?? '').matchAll(/^## (.*)$/gm), ([, heading = '']) => slug(heading))
    const anchors = [...headings, ...(pages[page] ?? [])]
    const exists = (id: string) => anchors.includes(id) || ids.some((each) => id === each || id.endsWith(`-${each}`))
    return !fragment || exists(fragment) ? [] : error(`"${page}" has no section with the ID "${fragment}"`)
  })
}

/** Returns links in other entries to items that this change removes or hides. */
function linksToRemoved(file: string, all: Content): FieldError[] {
  const left = new Set(idsIn([...all.values()]))
  const removed = idsIn(content.get(file)).filter((id) => !left.has(id))
  const { hidden } = all.get(file) as { hidden?: boolean }
  return [...all].flatMap(([other, data]) =>
    linksIn(data).flatMap(([path, href]) => {
      const [page = '', fragment] = href.split('#')
      if (hidden && fileOf(page) === file && other !== file) {
        return [{ file: other, path, message: `This links to "${page}", which you're hiding. Fix this link first` }]
      }
      const id = removed.find((each) => fragment === each || fragment?.endsWith(`-${each}`))
      if (!id) return []
      return [
        { file: other, path, message: `This links to “${nameIn(file, id)}”, which you removed. Fix this link first` },
      ]
    }),
  )
}

/** Returns the file of an article or a checklist. */
const fileOf = (path: string) =>
  path.replace(/^\/blog\/(.*)$/, 'content/articles/$1.md').replace(/^\/checklists\/(.*)$/, 'content/checklists/$1.yaml')

/** Returns the page that an entry's own sections are on, or "" if several pages show it. */
function pageOf(file: string): string {
  const [, folder = '', name = ''] = /^content\/(\w+)\/(.*)\.\w+$/.exec(file) ?? []
  return (
    { articles: `/blog/${name}`, checklists: `/checklists/${name}` }[folder] ?? (`/${name}` in pages ? `/${name}` : '')
  )
}

const idsIn = (value: unknown) => [...itemsIn(value)].map(({ id }) => `${id}`)

function* itemsIn(value: unknown): Generator<{ id: unknown }> {
  if (!value || typeof value !== 'object') return
  if ('id' in value) yield value
  for (const each of Object.values(value)) yield* itemsIn(each)
}
