import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type PagePath, pages } from '#app/routes.ts'
import { withShown } from './about.ts'
import { withNeighbors } from './articles.ts'
import { check } from './check.ts'
import { collections } from './collections.ts'
import { listContent } from './engine/files.ts'
import type { Data, LoadOptions } from './engine/load.ts'
import { contentPlugin } from './engine/plugin.ts'
import { factSources, facts, withReview } from './facts.ts'
import { withCount } from './faq.ts'
import { contentDir, platesDir } from './folders.ts'
import { offeredPaths, pageFacts, whyNoPage } from './page-files.ts'
import type { AboutPage } from './schemas/about-page.ts'
import { type Claims, publicClaims } from './schemas/claims.ts'
import type { FaqPage } from './schemas/faq.ts'
import type { Firm } from './schemas/firm.ts'
import type { Home } from './schemas/home.ts'
import type { ServiceFile } from './schemas/service.ts'
import type { Theme } from './schemas/theme.ts'
import { withSiteUrl } from './site-url.ts'
import { withServiceStories, withStories } from './stories.ts'
import { builtIn, themeCss } from './theme-css.ts'

type Options = Omit<LoadOptions, 'paths'> & { paths: PagePath[] }

/** How this site's content is read: by the build, the dev server and the tests. */
export function contentOptions(dir = contentDir): Options {
  const { files } = listContent(dir)
  return {
    dir,
    collections,
    facts: (data) => ({ ...facts(data), ...pageFacts(files) }),
    factSources,
    paths: offeredPaths(files),
    whyNoPage,
    check,
    complete: withReview,
    relate,
  }
}

function relate(file: string, data: Data): unknown {
  if (file === 'firm.yaml') return withSiteUrl(data.get(file) as Firm)
  if (file === 'pages/about.yaml') return withShown(data.get(file) as AboutPage, data)
  if (file === 'pages/faq.yaml') return withCount(data.get(file) as FaqPage, data)
  if (file === 'pages/home.yaml') return withStories(data.get(file) as Home, data)
  if (file.startsWith('services/')) return withServiceStories(data.get(file) as ServiceFile, data)
  return withNeighbors(file, data)
}

/** The firm's own notes on a figure are for the launch check, not for the public. */
function publish(file: string, value: unknown): unknown {
  return file === 'claims.yaml' ? publicClaims(value as Claims) : value
}

export function content(): Plugin[] {
  return [contentPlugin({ options: () => contentOptions(), publish, made }), platesPlugin()]
}

const made = {
  'virtual:pages': pageTable,
  'virtual:theme': themeFiles,
  'virtual:theme.css': palette,
}

/** Which of the pages the firm has, with what loads each of them. */
function pageTable(): string {
  const entries = contentOptions().paths.map((path) => {
    const module = join(import.meta.dirname, `../routes/${pages[path]}.tsx`)
    return `${JSON.stringify(path)}: () => import(${JSON.stringify(module)})`
  })
  return `export default { ${entries.join(', ')} }\n`
}

/** The style sheets of the firm's look: its palette, and the faces that come with the site. */
function themeFiles(data: Data): string {
  const { fonts } = data.get('theme.yaml') as Theme
  const faces = [fonts.display, fonts.text]
    .filter((face) => typeof face === 'string')
    .map((face) => join(import.meta.dirname, `../fonts/${builtIn[face]}.css`))
  return ['virtual:theme.css', ...faces].map((file) => `import ${JSON.stringify(file)}\n`).join('')
}

function palette(data: Data): string {
  return themeCss(data.get('theme.yaml') as Theme)
}

const plates = '#art/plates/'

/** The drawings of this firm. */
function platesPlugin(): Plugin {
  return {
    name: 'plates',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(plates) ? join(platesDir, id.slice(plates.length)) : undefined
    },
  }
}
