import { readFileSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import type { HeadParts } from '#app/site/head.tsx'
import type { MadeSite } from './site.ts'
import { viteOptions } from './vite-options.ts'

/** The part of Vite's manifest that is used here. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>

export type PageProgram = typeof import('#app/site/render.tsx')
/** The pages as a program for Node, and the style sheets of a page with these views. */
export type BundledPages = PageProgram & { stylesOf: (views: readonly string[]) => string }
/** The scripts of the site: the one inlined into every page, and the paths of those a page needs. */
export type BundledScripts = {
  inline: string
  modulesOf: (body: string) => string[]
  /** Removes the scripts that none of these pages asks for. */
  keepFor: (pages: readonly string[]) => Promise<void>
}

const root = join(import.meta.dirname, '..')

/** What the body of a page has that needs a script besides the one of every page. */
const scripted = {
  'app/browser/start-islands.ts': ' data-island="',
  'app/browser/opening.ts': ' data-opening="',
  'app/browser/copy-list.ts': ' data-copy-list="',
}

/** The pages are imported from `outDir`, so it must be inside this folder, where they find React. `base` is
    the path of the host below which they are. */
export async function bundlePages(outDir: string, base: string): Promise<BundledPages> {
  await bundle(base, {
    ssr: 'app/site/render.tsx',
    ssrEmitAssets: true,
    manifest: 'manifest.json',
    outDir,
  })
  const manifest = await readManifest(join(outDir, 'manifest.json'))
  const program: PageProgram = await import(pathToFileURL(join(outDir, 'render.js')).href)
  // Style sheets may come in any order; the layers must be named before the first of them.
  const layers = readFileSync(join(root, 'app/styles/layers.css'), 'utf8').trim()
  return {
    ...program,
    stylesOf(views) {
      const keys = ['app/site/render.tsx', ...views.map((name) => `app/blocks/${name}.tsx`)]
      const sheets = stylesheets(manifest, keys)
      const texts = sheets.map((file) => readFileSync(join(outDir, file), 'utf8').trim())
      return layers + byLayer(texts.join(''))
    },
  }
}

/** The same styles with each layer once; the order of the layers is set before. */
function byLayer(css: string): string {
  const parts = new Map<string, string[]>()
  let [depth, start] = [0, 0]
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 0 || brace === '{') continue
    const rule = css.slice(start, index + 1)
    start = index + 1
    const [, name = '', inside = rule] = /^(@layer \w+)\{(.*)\}$/s.exec(rule) ?? []
    parts.set(name, [...(parts.get(name) ?? []), inside])
  }
  return [...parts]
    .map(([name, rules]) => (name ? `${name}{${rules.join('')}}` : rules.join('')))
    .join('')
}

/** Puts the scripts into the folder of the site. */
export async function bundleScripts(site: string, base: string): Promise<BundledScripts> {
  await bundle(base, {
    manifest: 'scripts.json',
    outDir: site,
    cssCodeSplit: false, // the styles of islands are in their pages
    rolldownOptions: {
      input: ['app/browser/early.ts', 'app/browser/main.ts', ...Object.keys(scripted)],
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // One file, so that an island does not wait for a chain of requests.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules|rolldown|island-root|hydrate/ }],
        },
      },
    },
  })
  const manifest = await readManifest(join(site, 'scripts.json'))
  const early = join(site, fileOf(manifest, 'app/browser/early.ts'))
  const inline = `(()=>{${(await readFile(early, 'utf8')).trim()}})()`
  await rm(early)
  await rename(join(site, 'scripts.json'), join(site, '../scripts.json')) // for build/size.ts
  return {
    inline,
    modulesOf(body) {
      const own = Object.entries(scripted).filter(([, mark]) => body.includes(mark))
      const entries = ['app/browser/main.ts', ...own.map(([key]) => key)]
      // What they import is named too, or it would be asked for one after the other.
      const keys = entries.flatMap((key) => [key, ...(manifest[key]?.imports ?? [])])
      return keys.map((key) => `/${fileOf(manifest, key)}`)
    },
    async keepFor(pages) {
      for (const file of unusedFiles(manifest, pages)) await rm(join(site, file), { force: true })
    },
  }
}

/** The files of islands and of other scripts that none of these pages asks for, and what only they import. */
function unusedFiles(manifest: Manifest, pages: readonly string[]): string[] {
  const marks: Readonly<Record<string, string>> = scripted
  const isUnused = (key: string) => {
    const [, island] = /^app\/islands\/(.*)\.tsx$/.exec(key) ?? []
    const mark = island ? ` data-island="${island}"` : marks[key]
    return mark !== undefined && !pages.some((html) => html.includes(mark))
  }
  const kept = new Set<string>()
  const keep = (key: string) => {
    if (kept.has(key) || isUnused(key)) return
    kept.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const each of [...imports, ...dynamicImports]) keep(each)
  }
  for (const key of ['app/browser/main.ts', ...Object.keys(scripted)]) keep(key)
  return Object.entries(manifest).flatMap(([key, { file }]) => (kept.has(key) ? [] : file))
}

/** What the head of a page needs of the build. */
export function headParts(
  { themeStyles, firstFonts }: MadeSite,
  { stylesOf }: BundledPages,
  { inline, modulesOf }: BundledScripts,
): (views: readonly string[], body: string) => HeadParts {
  const made = new Map<string, string>()
  return (views, body) => {
    const key = views.join()
    const styles = made.get(key) ?? withoutUnusedTokens(`${stylesOf(views)}${themeStyles}`)
    made.set(key, styles)
    return {
      inlineScript: inline,
      modules: modulesOf(body),
      styles,
      fonts: firstFonts,
    }
  }
}

/** A page uses some of the tokens; those that only an unused one needs are not used, either. */
function withoutUnusedTokens(styles: string): string {
  const used = new Set(Array.from(styles.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const kept = styles.replaceAll(/(--[\w-]+):[^;{}]+;?/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  )
  return kept === styles ? kept : withoutUnusedTokens(kept)
}

function bundle(base: string, options: NonNullable<InlineConfig['build']>) {
  return build({
    ...viteOptions,
    base,
    root,
    configFile: false,
    logLevel: 'error',
    build: { ...viteOptions.build, emptyOutDir: true, ...options },
  })
}

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8'))
}

function fileOf(manifest: Manifest, key: string): string {
  const found = manifest[key]
  if (!found) throw new Error(`The build made no file for ${key}.`)
  return found.file
}

/** The style sheets of some modules and of everything they import, each once, in order. */
function stylesheets(manifest: Manifest, keys: string[], seen = new Set<string>()): string[] {
  const files = keys.flatMap((key) => {
    if (seen.has(key)) return []
    seen.add(key)
    const { imports = [], css = [] } = manifest[key] ?? {}
    return [...stylesheets(manifest, imports, seen), ...css]
  })
  return [...new Set(files)]
}
