import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { folderName } from '#app/content/engine/files.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { contentDir } from '#app/content/load.ts'
import { downloads } from '#app/site/downloads.ts'
import type { HeadParts } from '#app/site/head.tsx'
import { siteFiles } from '#app/site/seo-files.ts'
import { contentType } from '#hosting/content-types.ts'
import type { PageProgram } from './bundle.ts'
import { type Gated, gate } from './gate.ts'
import { makeCopy, readPictures } from './pictures.ts'

/** `npm run dev`: pages rendered on request from the source; the browser reloads after every change
    of code or content. */
export function devPages(): Plugin {
  let server: ViteDevServer
  let saved: Promise<Gated> | undefined
  let check: AbortController | undefined
  return { name: 'dev-pages', apply: 'serve', configureServer, hotUpdate }

  function configureServer(started: ViteDevServer) {
    server = started
    server.watcher.add(contentDir)
    // After Vite's own middlewares, which answer for scripts.
    return () => {
      server.middlewares.use(async ({ url = '/' }, response, next) => {
        try {
          const { pathname } = new URL(url, 'http://dev')
          const answered = await answer(decodeURI(pathname))
          if (!answered) return next()
          const { type, status, body } = answered
          response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
          response.end(body)
          await checkAll()
        } catch (error) {
          if (error instanceof Error) server.ssrFixStacktrace(error)
          next(error)
        }
      })
    }
  }

  function hotUpdate() {
    saved = undefined
    check?.abort()
    check = undefined
    reload()
    return []
  }

  function reload() {
    server.environments.client.hot.send({ type: 'full-reload' })
  }

  /** Once after a change, behind the page that somebody looks at: it need not wait for all the others. */
  async function checkAll() {
    if (check) return
    check = new AbortController()
    const { signal } = check
    const program = await pageProgram(server)
    const checked = await readPictures(await gate({ dir: contentDir, program, signal }))
    if (signal.aborted || checked.passed) return
    saved = Promise.resolve(checked)
    reload()
  }

  async function answer(path: string) {
    const program = await pageProgram(server)
    saved ??= gate({ dir: contentDir, program, only: '' })
    const checked = await saved
    if (!checked.passed) {
      if (extname(path)) return undefined
      throw new ContentError(formatProblems(checked, folderName(contentDir)))
    }
    const { content, made } = checked.passed
    const copy = made.copies.get(path)
    const file = copy
      ? await makeCopy(copy)
      : (made.files.get(path) ?? { ...siteFiles(content), ...downloads(content) }[path])
    if (file !== undefined) return { status: 200, type: contentType(path), body: file }
    const page = made.site.pages.find((each) => each.path === path)
    const styles = `${await stylesOf(server)}${made.themeStyles}`
    const parts: HeadParts = { inlineScript: '', modules, styles, fonts: made.firstFonts }
    const { html } = program.render(made.site, page ?? 'not-found', () => parts)
    const body = html.replace('</head>', `${devScripts}</head>`)
    return { status: page ? 200 : 404, type: contentType('html'), body }
  }
}

/** Vite shows it in place of the page, and the page again once it is fixed. */
class ContentError extends Error {
  override stack = ''
}

async function pageProgram(server: ViteDevServer): Promise<PageProgram> {
  const { render, base } = await server.ssrLoadModule('/app/site/render.tsx')
  return { render, base }
}

const modules = ['main', 'start-islands', 'opening'].map((name) => `/app/browser/${name}.ts`)
const devScripts = ['/@vite/client', '/app/browser/early.ts']
  .map((file) => `<script type="module" src="${file}"></script>`)
  .join('')

/** The styles of every module that was loaded to render. */
async function stylesOf(server: ViteDevServer): Promise<string> {
  const { moduleGraph } = server.environments.ssr
  const urls = [...moduleGraph.idToModuleMap.values()]
    .filter(({ id }) => id?.endsWith('.css'))
    .map(({ url }) => url)
  const sheets = urls.map(async (url) => (await server.transformRequest(`${url}?direct`))?.code)
  const layers = await readFile(join(server.config.root, 'app/styles/layers.css'), 'utf8')
  return [layers, ...(await Promise.all(sheets))].join('')
}
