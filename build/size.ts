import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fileOf } from '#app/content/page-files.ts'
import { contentOptions } from '#app/content/plugin.ts'
import { type PagePath, pages } from '#app/content/routes.ts'
import { fileOfRoute } from '#hosting/policy.ts'
import { limits, measure, measures, overLimits, type Part } from './limits.ts'
import type { Manifest } from './page-head.ts'

// npm run size: what a first visit to every page sends, read from the built files, against the limits
// of its kind of page. Bytes and counts only: a timing is never a test.

const site = 'dist/site'
const manifest: Manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))

printRow('first visit, bytes in brotli', measures)
const faults = contentOptions().paths.flatMap((path) => {
  const parts = partsOf(path)
  printRow(path, Object.values(measure(parts)))
  return overLimits(parts, limits[kindOf(path)]).map((fault) => `${path}: ${fault}`)
})
for (const fault of faults) process.stdout.write(`OVER  ${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0

function printRow(title: string, cells: readonly (string | number)[]) {
  const columns = cells.map((cell) => String(cell).padStart(9)).join('')
  process.stdout.write(`${title.padEnd(36)}${columns}\n`)
}

function kindOf(path: PagePath): keyof typeof limits {
  if (path === '/') return 'home'
  if (path === '/pricing') return 'pricing'
  if (fileOf(path).startsWith('services/')) return 'service'
  return fileOf(path).startsWith('articles/') ? 'article' : 'other'
}

function partsOf(path: PagePath): Part[] {
  const html = readFileSync(join(site, fileOfRoute(path)), 'utf8')
  const [styles = ''] = /<style>.*?<\/style>/s.exec(html) ?? []
  const markup = brotliCompressSync(html.replace(styles, '')).length
  const scripts = scriptsOf(['app/entry-client.tsx', `app/routes/${pages[path]}.tsx`])
  // A face for a range of letters is fetched only where such a letter stands.
  const faces = (styles.match(/@font-face\{[^}]*\}/g) ?? []).filter(
    (face) => !face.includes('unicode-range'),
  )
  const images = html.match(/<img [^>]*>/g) ?? []
  const files = (kind: Part['kind'], list: Iterable<string>): Part[] =>
    Array.from(new Set(list), (file) => ({ kind, name: plainName(file), bytes: sent(file) }))
  return [
    { kind: 'html', name: 'markup', bytes: markup },
    { kind: 'css', name: 'styles', bytes: brotliCompressSync(styles).length, isInline: true },
    ...files('js', scripts),
    ...files('fonts', addresses(faces.join(''), /url\((\/[^)]+)\)/g)),
    ...files('pictures', [
      ...addresses(images.join(''), / src="(\/[^"]+)"/g),
      ...addresses(styles, /url\((\/[^)]+\.svg)\)/g),
    ]),
  ]
}

/** The files of some modules and of everything they import, each once. */
function scriptsOf(keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [`/${chunk.file}`, ...scriptsOf(chunk.imports ?? [], seen)]
  })
}

function addresses(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, address = '']) => address)
}

/** "/assets/home-BeJ7vbQ.js" is home.js in every build. */
function plainName(file: string): string {
  return basename(file).replace(/-[\w-]{7}(?=\.\w+$)/, '')
}

function sent(file: string): number {
  const compressed = join(site, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(site, file)).size
}
