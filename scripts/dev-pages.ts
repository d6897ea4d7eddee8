import type { Plugin } from 'vite'
import { contentOptions } from '../app/content/plugin.ts'
import { earlyScript } from '../app/early-script.ts'
import { contentType } from '../hosting/content-types.ts'

/** `npm run dev`: pages rendered on request from the source, then made live by the dev client. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const url = request.originalUrl ?? '/'
          const { render, downloads } = await server.ssrLoadModule('/app/entry-server.tsx')
          const path = new URL(url, 'http://dev').pathname
          if (Object.hasOwn(downloads, path)) {
            response.setHeader('Content-Type', contentType(path))
            response.end(downloads[path])
            return
          }
          const html = (await render(path)).replace(
            '<head>',
            `<head><script>${earlyScript('/app/entry-client.tsx')}</script>`,
          )
          response.statusCode = contentOptions().paths.some((each) => each === path) ? 200 : 404
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(url, html))
        } catch (error) {
          if (error instanceof Error) server.ssrFixStacktrace(error)
          next(error)
        }
      })
    },
  }
}
