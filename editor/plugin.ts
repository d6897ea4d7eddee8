import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import type { LoadOptions } from '#app/content/engine/load.ts'
import { contentType } from '#hosting/content-types.ts'
import { bundleClient } from './bundle-client.ts'
import { desk } from './desk.ts'
import { refusal } from './guard.ts'
import type { Draft } from './types.ts'

type Options = {
  content: () => LoadOptions
  /** Called when a file has been written. */
  saved: () => void
}

const largest = 1_000_000

/** /admin/ of the dev server that `npm run edit` starts. No build and no other server has it. */
export function editor({ content, saved }: Options): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    configureServer(server) {
      const { overview, open, save } = desk(content)
      const client = bundleClient()

      async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
        const refused = refusal(request)
        if (refused) return send(response, 403, { why: refused })
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://editor')
        if (pathname === '/api/overview') return send(response, 200, overview())
        if (pathname === '/api/file') {
          const post = request.method === 'POST'
          const found = post
            ? save(JSON.parse(await bodyOf(request)) as Draft)
            : open(searchParams.get('name') ?? '')
          if (!found) return send(response, 404, { why: 'There is no such file to edit.' })
          if ('saved' in found && found.saved) saved()
          return send(response, 'saved' in found && !found.saved ? 422 : 200, found)
        }
        const name = pathname === '/' ? 'index.html' : pathname.slice(1)
        const file = (await client).get(name)
        if (file === undefined) return send(response, 404, { why: 'There is no such page.' })
        response.setHeader('Content-Type', contentType(name))
        response.setHeader('Content-Security-Policy', policy)
        response.end(file)
      }

      server.middlewares.use('/admin', (request, response, next) => {
        answer(request, response).catch(next)
      })
    },
  }
}

const policy =
  "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'"

function send(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Cache-Control', 'no-store')
  response.end(JSON.stringify(value))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largest) throw new Error('The text is too long to be one file of this site.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
