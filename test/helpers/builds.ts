import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Shown, shown } from '#test/shown.ts'

const port = Number(process.env.E2E_PORT ?? 4199)

/** `base` is the path below which the site is hosted: "", or "/preview". */
export type Build = { name: string; folder: string; port: number; base: string; url: string }

/** The firm in content/, whoever owns it. */
export const content = describeBuild('content', '.', port)

/** The firm in test/firm, which only the tests own. */
export const fixture = describeBuild('fixture', '.cache/fixture', port + 1)

/** The firm of one person in test/solo, without anything optional, below a path of its host. */
export const solo = describeBuild('solo', '.cache/solo', port + 2, '/preview')

function describeBuild(name: string, folder: string, at: number, base = ''): Build {
  return { name, folder, port: at, base, url: `http://localhost:${at}${base}` }
}

/** Every address the build answers. */
export function pathsOf({ folder }: Build): string[] {
  const file = join(folder, 'dist/policy.json')
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build:tests" first.`)
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')).pages)
}

/** Every page once: an address that names another one as canonical shows that page again. */
export function pagesOf(build: Build): string[] {
  return pathsOf(build).filter((path) => canonicalPath(build, path) === path)
}

export function canonicalPath(build: Build, path: string): string {
  const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(htmlOf(build, path)) ?? []
  return new URL(href).pathname.slice(build.base.length)
}

export function htmlOf({ folder }: Build, path: string): string {
  const file = path === '/' ? 'index' : path
  return readFileSync(join(folder, 'dist/site', `${file}.html`), 'utf8')
}

const parsed = new Map<string, Shown>()

/** The same, to be asked by selectors. */
export function pageOf(build: Build, path: string): Shown {
  const key = `${build.name} ${path}`
  const page = parsed.get(key) ?? shown(htmlOf(build, path))
  parsed.set(key, page)
  return page
}

export type Link = { href: string; target: string; rel: string }

/** In the order of the document. */
export function linksIn(part: Shown | undefined): Link[] {
  return (part?.parts('a') ?? []).map(({ values }) => {
    const [href = '', target = '', rel = ''] = ['href', 'target', 'rel'].map(
      (name) => values(':scope', name)[0],
    )
    return { href, target, rel }
  })
}
