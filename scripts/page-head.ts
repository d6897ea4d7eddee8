import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Theme } from '../app/content/schemas/theme.ts'
import { builtIn } from '../app/content/theme.ts'
import { earlyScript } from '../app/early-script.ts'

/** The part of Vite's manifest.json that is used here. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; assets?: string[] }
>

const entry = 'app/entry-client.tsx'

type Firm = { theme: Theme; contentDir: string }

/** Adds to a rendered page what only the build knows: its styles, inline, and file addresses. */
export function pageHead(manifest: Manifest, site: string, { theme, contentDir }: Firm) {
  const chunk = (key: string) => {
    const found = manifest[key]
    if (!found) throw new Error(`The build made no file for ${key}.`)
    return found
  }
  const script = `<script>${earlyScript(`/${chunk(entry).file}`)}</script>`
  // The two faces the first screen needs. Preloading them keeps the layout still.
  const preloads = [theme.fonts.display, theme.fonts.text]
    .map((face) =>
      typeof face === 'string'
        ? `app/fonts/${builtIn[face]}.woff2`
        : relative(process.cwd(), join(contentDir, 'fonts', face.regular)),
    )
    .map((font) => chunk(font).file)
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)

  const { day, night } = theme.colors.paper
  const themes = Object.entries({ light: day, dark: night }).map(
    ([scheme, paper]) =>
      `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: ${scheme})">`,
  )

  // Chunks may come in any order; the layers must be named before the first of them.
  const layers = readFileSync('app/styles/layers.css', 'utf8').trim()

  return (html: string, module: string | undefined) => {
    const sheets = stylesheets(manifest, [entry, ...(module ? [module] : [])])
    // One element, so that the Content-Security-Policy needs one hash for a page's styles.
    const css = sheets.map((file) => readFileSync(join(site, file), 'utf8').trim())
    // A disabled link is never fetched; it tells the script loader that these styles are here.
    const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
    const styles = `<style>${[layers, ...css].join('')}</style>${links.join('')}`
    return html
      .replace('<head>', () => `<head>${script}`)
      .replace('</head>', () => `${themes.join('')}${preloads.join('')}${styles}</head>`)
  }
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
