import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { contentDir, load } from '#app/content/load.ts'
import { pagesOf } from '#app/content/pages.ts'
import { address, pathBelow } from '#app/lib/address.ts'
import { fileOfRoute, type Policy } from '#hosting/policy.ts'
import type { Manifest } from './bundle.ts'
import { limitsOf, measure, measures, overLimits, type Part } from './limits.ts'

// npm run size: what every page sends if a visitor scrolls through it and uses its islands, read from
// the built files, against the limits of its kind. Bytes and counts only: a timing is never a test.

const dist = process.argv[2] ?? 'dist'
const site = join(dist, 'site')
const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'scripts.json'), 'utf8'))
const { base }: Policy = JSON.parse(readFileSync(join(dist, 'policy.json'), 'utf8'))
const { content } = await load(contentDir)
if (!content) throw new Error('The content has problems. Run "npm run check" to see them.')

printRow('bytes in brotli', measures)
const faults = pagesOf(content).flatMap(({ path, kind }) => {
  const { parts, hasIsland } = partsOf(path)
  printRow(path, Object.values(measure(parts)))
  return overLimits(parts, limitsOf(kind, hasIsland)).map((fault) => `${path}: ${fault}`)
})
for (const fault of faults) process.stdout.write(`OVER  ${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0

function printRow(title: string, cells: readonly (string | number)[]) {
  const columns = cells.map((cell) => String(cell).padStart(9)).join('')
  process.stdout.write(`${title.padEnd(36)}${columns}\n`)
}

function partsOf(path: string): { parts: Part[]; hasIsland: boolean } {
  const html = readFileSync(join(site, fileOfRoute(path)), 'utf8')
  const [styles = ''] = /<style>.*?<\/style>/s.exec(html) ?? []
  const [, modules = '', inline = ''] =
    /<script data-modules="([^"]*)">(.*?)<\/script>/s.exec(html) ?? []
  const markup = brotliCompressSync(html.replace(styles, '')).length
  const islands = [...new Set(found(html, / data-island="([^"]+)"/g))]
  // A face for a range of letters is fetched only if the page has such a letter.
  const faces = (styles.match(/@font-face\{[^}]*\}/g) ?? []).filter(
    (face) => !face.includes('unicode-range'),
  )
  // Of several copies the largest, which is the last.
  const images = html.match(/(?:<source [^>]*>)?<img [^>]*>/g) ?? []
  const pictures = images.flatMap(
    (image) => /(?: srcset="[^"]*?| src=")(\/[^" ]+)(?: \d+w)?"/i.exec(image)?.[1] ?? [],
  )
  const files = (kind: Part['kind'], list: Iterable<string>): Part[] =>
    Array.from(new Set(list), (file) => ({ kind, name: plainName(file), bytes: sent(file) }))
  const parts: Part[] = [
    { kind: 'html', name: 'markup', bytes: markup },
    { kind: 'css', name: 'styles', bytes: brotliCompressSync(styles).length, isInline: true },
    { kind: 'js', name: 'inline', bytes: brotliCompressSync(inline).length, isInline: true },
    ...files('js', [...modules.split(' '), ...scriptsOf(islands)]),
    ...files('fonts', found(faces.join(''), /url\((\/[^)]+)\)/g)),
    ...files('pictures', pictures),
  ]
  return { parts, hasIsland: islands.length > 0 }
}

function scriptsOf(islands: readonly string[]): string[] {
  if (islands.length === 0) return []
  const starter = 'app/browser/start-islands.ts'
  const own = islands.map((name) => `app/islands/${name}.tsx`)
  const shared = (manifest[starter]?.dynamicImports ?? []).filter(
    (key) => !key.startsWith('app/islands/'),
  )
  return chunks([...shared, ...own]).map((file) => address(file, base))
}

/** The files of some modules and of everything they import, each once. */
function chunks(keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    if (seen.has(key)) return []
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build made no script for ${key}.`)
    return [`/${chunk.file}`, ...chunks(chunk.imports ?? [], seen)]
  })
}

function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, value = '']) => value)
}

/** "/assets/home-BeJ7vbQ.js" is home.js in every build. */
function plainName(file: string): string {
  return basename(file).replace(/-[\w-]{7}(?=\.\w+$)/, '')
}

function sent(file: string): number {
  const path = join(site, pathBelow(file, base) ?? file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
