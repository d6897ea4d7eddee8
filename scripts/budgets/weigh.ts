import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fileOfRoute } from '../../hosting/policy.ts'
import type { Manifest } from '../page-head.ts'

// What a visit to a page sends, read from the built files alone: no browser, so every page is weighed
// in a moment and always the same. Bytes are brotli, as sent.

export const kinds = ['html', 'script', 'vendor', 'fonts', 'pictures', 'requests'] as const
export type Kind = (typeof kinds)[number]

/** A total, and the files behind it by their names without hashes. */
export type Weight = { total: number; parts: Record<string, number> }
export type PageWeight = Record<Kind, Weight>

const entry = 'app/entry-client.tsx'

/** A function that weighs one page of a build. `module` is the page's module in app/routes/. */
export function scales(build = 'build') {
  const site = join(build, 'site')
  const manifest: Manifest = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8'))

  return (path: string, module: string): PageWeight => {
    const file = fileOfRoute(path)
    const html = readFileSync(join(site, file), 'utf8')
    const scripts = scriptsOf(manifest, [entry, module])
    const fonts = addresses(html, /<link rel="preload" href="([^"]+\.woff2)"/g)
    const pictures = addresses(html, /<img [^>]*?src="(\/[^"]+)"|url\((\/[^)]+\.svg)\)/g)
    return {
      html: { total: sent(site, file), parts: wordsAndStyles(site, html) },
      script: weightOf(
        site,
        scripts.filter((name) => !isVendor(name)),
      ),
      vendor: weightOf(site, scripts.filter(isVendor)),
      fonts: weightOf(site, fonts),
      pictures: weightOf(site, pictures),
      requests: { total: [file, ...scripts, ...fonts, ...pictures].length, parts: {} },
    }
  }
}

/** React and the router, which change less often than the site. */
function isVendor(file: string): boolean {
  return file.includes('/vendor-')
}

/** The page without its styles, and each of its style sheets: what can make the HTML grow. */
function wordsAndStyles(site: string, html: string): Record<string, number> {
  const words = html.replace(/<style>.*?<\/style>/s, '')
  const sheets = addresses(html, /<link rel="stylesheet" href="([^"]+)" disabled>/g)
  return {
    'the words and markup': brotliCompressSync(words).length,
    ...weightOf(site, sheets).parts,
  }
}

/** The files of some modules and of everything they import, each once. */
function scriptsOf(manifest: Manifest, keys: string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [`/${chunk.file}`, ...scriptsOf(manifest, chunk.imports ?? [], seen)]
  })
}

function addresses(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '')
  return [...new Set(found)]
}

function weightOf(site: string, files: string[]): Weight {
  const weight: Weight = { total: 0, parts: {} }
  for (const file of files) {
    const bytes = sent(site, file)
    const name = plainName(file)
    weight.total += bytes
    weight.parts[name] = (weight.parts[name] ?? 0) + bytes
  }
  return weight
}

/** "/assets/home-BeJ7vbQ.js" is home.js in every build. */
function plainName(file: string): string {
  return file.replace(/^.*\//, '').replace(/-[\w-]{7}(?=\.\w+$)/, '')
}

function sent(site: string, file: string): number {
  const plain = join(site, file)
  const compressed = `${plain}.br`
  return readFileSync(existsSync(compressed) ? compressed : plain).length
}
