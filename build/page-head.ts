import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Theme } from '#app/content/schemas/theme.ts'
import { builtIn } from '#app/content/theme.ts'

/** The part of Vite's manifest.json that is used here. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

type PageHeadOptions = {
  /** The built site, with the style sheets and scripts of the manifests. */
  site: string
  /** Of the pages: styles, fonts and pictures. */
  pages: Manifest
  /** Of app/browser. */
  scripts: Manifest
  theme: Theme
  contentDir: string
}

const entry = 'app/site/render.tsx'

/** Adds to a rendered page what only the build knows: its styles, inline, and file addresses. */
export function pageHead({ site, pages, scripts, theme, contentDir }: PageHeadOptions) {
  const early = readFileSync(join(site, fileOf(scripts, 'app/browser/early.ts')), 'utf8').trim()
  const main = moduleScript(fileOf(scripts, 'app/browser/main.ts'))
  const islands = moduleScript(fileOf(scripts, 'app/browser/start-islands.ts'))
  // The two faces the first screen needs. Preloading them keeps the layout still.
  const preloads = [theme.fonts.display, theme.fonts.text]
    .map((face) =>
      typeof face === 'string'
        ? `app/fonts/${builtIn[face]}.woff2`
        : relative(process.cwd(), join(contentDir, 'fonts', face.regular)),
    )
    .map((font) => fileOf(pages, font))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)

  const { day, night } = theme.colors.paper
  const themes = Object.entries({ light: day, dark: night }).map(
    ([scheme, paper]) =>
      `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: ${scheme})">`,
  )

  // Style sheets may come in any order; the layers must be named before the first of them.
  const layers = readFileSync('app/styles/layers.css', 'utf8').trim()

  return (html: string, module: string | undefined) => {
    const sheets = stylesheets(pages, [entry, ...(module ? [module] : [])])
    // One element, so that the Content-Security-Policy needs one hash for a page's styles.
    const css = sheets.map((file) => readFileSync(join(site, file), 'utf8').trim())
    const head = [
      `<script>(()=>{${early}})()</script>`,
      main,
      ...(html.includes(' data-island="') ? [islands] : []),
      ...themes,
      ...preloads,
      `<style>${[layers, ...css].join('')}</style>`,
    ]
    return html.replace('</head>', () => `${head.join('')}</head>`)
  }
}

function moduleScript(file: string): string {
  return `<script type="module" src="/${file}"></script>`
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
