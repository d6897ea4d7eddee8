import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Shown, shown } from '#tests/shown.ts'

/** The built site. */
export const folder = process.env.SITE ?? 'dist'
export const port = Number(process.env.E2E_PORT ?? 4299)
export const url = `http://localhost:${port}`

/** Every address the build answers. */
export function allPaths(): string[] {
  const file = join(folder, 'hosts.json')
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`)
  return JSON.parse(readFileSync(file, 'utf8')).pages
}

/** Every page once: an address that names another one as canonical shows that page again. */
export function allPages(): string[] {
  return allPaths().filter((path) => canonicalPath(path) === path)
}

export function canonicalPath(path: string): string {
  const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(htmlOf(path)) ?? []
  return new URL(href).pathname
}

export function htmlOf(path: string): string {
  const file = path === '/' ? 'index' : path
  return readFileSync(join(folder, 'site', `${file}.html`), 'utf8')
}

const parsed = new Map<string, Shown>()

/** The same, to be asked by selectors. */
export function pageOf(path: string): Shown {
  const page = parsed.get(path) ?? shown(htmlOf(path))
  parsed.set(path, page)
  return page
}

type Link = { href: string; target: string; rel: string }

/** In the order of the document. */
export function linksIn(part: Shown | undefined): Link[] {
  return (part?.parts('a') ?? []).map(({ values }) => {
    const [href = '', target = '', rel = ''] = ['href', 'target', 'rel'].map((name) => values(':scope', name)[0])
    return { href, target, rel }
  })
}
