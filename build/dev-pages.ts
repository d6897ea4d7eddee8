import { readFileSync } from 'node:fs'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import { contentOptions } from '#app/content/plugin.ts'
import { contentType } from '#hosting/content-types.ts'

/** `npm run dev`: pages rendered on request from the source. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const url = request.originalUrl ?? '/'
          const { render, downloads } = await server.ssrLoadModule('/app/site/render.tsx')
          const path = new URL(url, 'http://dev').pathname
          if (Object.hasOwn(downloads, path)) {
            response.setHeader('Content-Type', contentType(path))
            response.end(downloads[path])
            return
          }
          const html: string = await render(path)
          const page = html.replace('</head>', () => `${devHead(server)}</head>`)
          response.statusCode = contentOptions().paths.some((each) => each === path) ? 200 : 404
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(url, page))
        } catch (error) {
          if (error instanceof Error) server.ssrFixStacktrace(error)
          next(error)
        }
      })
    },
  }
}

/** The style sheets of every module that was loaded to render, and the scripts of the page. */
function devHead(server: ViteDevServer): string {
  const { moduleGraph } = server.environments.ssr
  const entry = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.endsWith('.css'))
  const sheets = entry.map(({ url }: EnvironmentModuleNode) => {
    return `<link rel="stylesheet" href="${url}${url.includes('?') ? '&' : '?'}direct">`
  })
  const layers = readFileSync('app/styles/layers.css', 'utf8')
  return [
    `<style>${layers}</style>`,
    ...sheets,
    '<script type="module" src="/app/browser/early.ts"></script>',
    '<script type="module" src="/app/browser/main.ts"></script>',
    '<script type="module" src="/app/browser/start-islands.ts"></script>',
  ].join('')
}
