import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { folderName } from '#app/content/engine/files.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { contentDir } from '#app/content/load.ts'
import { downloads } from '#app/site/downloads.ts'
import type { HeadParts } from '#app/site/head.tsx'
import { contentType } from '#hosting/content-types.ts'
import type { PageProgram } from './bundle.ts'
import { type Gated, gate } from './gate.ts'

/** `npm run dev`: pages rendered on request from the source; the browser reloads after every change
    of code or content. */
export function devPages(): Plugin {
  let gated: Gated | undefined
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(contentDir)
      server.watcher.on('all', () => {
        gated = undefined
        server.environments.client.hot.send({ type: 'full-reload' })
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://dev')
            const { type, status, body } = await answer(server, decodeURI(pathname))
            response.writeHead(status, { 'Content-Type': type })
            response.end(body)
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            next(error)
          }
        })
      }
    },
  }

  async function answer(server: ViteDevServer, path: string) {
    const program = await pageProgram(server)
    gated ??= gate({ dir: contentDir, program })
    const { passed } = gated
    if (!passed) {
      const body = formatProblems(gated, folderName(contentDir))
      return { status: 500, type: 'text/plain; charset=utf-8', body }
    }
    const { content, made } = passed
    const file = made.files.get(path) ?? downloads(content)[path]
    if (file !== undefined) return { status: 200, type: contentType(path), body: file }
    const page = made.site.pages.find((each) => each.path === path)
    const styles = `${await stylesOf(server)}${made.themeStyles}`
    const parts: HeadParts = { ...devParts, styles, fonts: made.firstFonts }
    const { html } = program.render(made.site, page ?? 'not-found', () => parts)
    return { status: page ? 200 : 404, type: 'text/html; charset=utf-8', body: html }
  }
}

async function pageProgram(server: ViteDevServer): Promise<PageProgram> {
  const { render } = await server.ssrLoadModule('/app/site/render.tsx')
  return { render }
}

const devParts = {
  inlineScript: '',
  modules: [
    '/@vite/client',
    '/app/browser/early.ts',
    '/app/browser/main.ts',
    '/app/browser/start-islands.ts',
  ],
}

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
