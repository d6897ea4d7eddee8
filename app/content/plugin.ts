import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { check } from './check.ts'
import { collections } from './collections.ts'
import { listContent } from './engine/files.ts'
import type { Data, LoadOptions } from './engine/load.ts'
import { contentPlugin } from './engine/plugin.ts'
import { addReviewDate, factSources, facts } from './facts.ts'
import { contentDir, platesDir } from './folders.ts'
import { join } from './join.ts'
import { explainMissingPage, pageFacts, sitePaths } from './page-files.ts'
import { type PagePath, pages } from './routes.ts'
import { type Claims, publicClaims } from './schemas/claims.ts'
import type { Theme } from './schemas/theme.ts'
import { builtIn, themeCss } from './theme.ts'

type Options = Omit<LoadOptions, 'paths'> & { paths: PagePath[] }

/** How this site's content is read: by the build, the dev server and the tests. */
export function contentOptions(dir = contentDir): Options {
  const { files } = listContent(dir)
  return {
    dir,
    collections,
    facts: (data) => ({ ...facts(data), ...pageFacts(files) }),
    factSources,
    paths: sitePaths(files),
    explainMissingPage,
    check,
    addReviewDate,
    join,
  }
}

/** The firm's own notes on a figure are for the launch check, not for the public. */
function toPublic(file: string, value: unknown): unknown {
  return file === 'claims.yaml' ? publicClaims(value as Claims) : value
}

export function content(): Plugin[] {
  return [
    contentPlugin({ options: () => contentOptions(), toPublic, virtualModules }),
    platesPlugin(),
  ]
}

const virtualModules = {
  'virtual:pages': pageTable,
  'virtual:theme': themeFiles,
  'virtual:theme.css': palette,
}

/** Which of the pages the firm has, with what loads each of them. */
function pageTable(): string {
  const entries = contentOptions().paths.map((page) => {
    const own = path.join(import.meta.dirname, `../pages/${pages[page]}/page.tsx`)
    const module = existsSync(own)
      ? own
      : path.join(import.meta.dirname, `../routes/${pages[page]}.tsx`)
    return `${JSON.stringify(page)}: () => import(${JSON.stringify(module)})`
  })
  return `export default { ${entries.join(', ')} }\n`
}

/** The style sheets of the firm's look: its palette, and the faces that come with the site. */
function themeFiles(data: Data): string {
  const { fonts } = data.get('theme.yaml') as Theme
  const faces = [fonts.display, fonts.text]
    .filter((face) => typeof face === 'string')
    .map((face) => path.join(import.meta.dirname, `../fonts/${builtIn[face]}.css`))
  return ['virtual:theme.css', ...faces].map((file) => `import ${JSON.stringify(file)}\n`).join('')
}

function palette(data: Data): string {
  return themeCss(data.get('theme.yaml') as Theme)
}

const plates = '#drawings/plates/'

/** The drawings of this firm. */
function platesPlugin(): Plugin {
  return {
    name: 'plates',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(plates) ? path.join(platesDir, id.slice(plates.length)) : undefined
    },
  }
}
