import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { contentType } from '#hosting/content-types.ts'
import type { EditorOptions } from './options.ts'
import { Refusal, type Reply } from './reply.ts'
import { routesOf } from './routes.ts'

const largestBody = 1_000_000
const largestPicture = 30_000_000

/** /admin/ of the dev server that `npm run edit` starts. No build and no other server has it. */
export function editor(options: EditorOptions): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    configureServer(server) {
      const routes = routesOf(options)
      const client = bundleClient()

      async function answer(request: IncomingMessage): Promise<Reply> {
        const rejection = rejectForeignRequest(request)
        if (rejection) return { status: 403, value: { why: rejection } }
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://editor')
        const route = routes[`${request.method} ${pathname}`]
        if (route) return await route({ query: searchParams, body: await bodyOf(request) })
        const asset = pathname === '/' ? 'index.html' : pathname.slice(1)
        const file = (await client).get(asset)
        if (file === undefined) return { status: 404, value: { why: 'There is no such page.' } }
        return { value: file, type: contentType(asset) }
      }

      server.middlewares.use('/admin', (request, response) => {
        answer(request)
          .catch((error: unknown): Reply => {
            const why = error instanceof Error ? error.message : String(error)
            return { status: error instanceof Refusal ? error.status : 500, value: { why } }
          })
          .then((reply) => send(response, reply))
      })
    },
  }
}

const policy =
  "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'"

function send(response: ServerResponse, { status = 200, value, type }: Reply): void {
  response.statusCode = status
  response.setHeader('Content-Type', type ?? 'application/json')
  response.setHeader('Cache-Control', 'no-store')
  if (type) response.setHeader('Content-Security-Policy', policy)
  response.end(type ? value : JSON.stringify(value))
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (request.method !== 'POST') return undefined
  const isPicture = request.headers['content-type']?.startsWith('image/')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > (isPicture ? largestPicture : largestBody)) {
      throw new Refusal(413, isPicture ? 'This picture is too large.' : 'This is too long to save.')
    }
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  if (isPicture) return bytes
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Refusal(400, 'The editor could not read this request.')
  }
}

type Request = { method?: string | undefined; headers: IncomingHttpHeaders }

/**
 * The editor writes files, so it answers only this computer, and only its own page: a website that is
 * open in another tab must not be able to save anything. Says why, or nothing for its own requests.
 */
export function rejectForeignRequest({ method, headers }: Request): string | undefined {
  const { host = '', origin } = headers
  if (!/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(host))
    return 'The editor works only on this computer.'
  if (method === 'GET') return undefined
  if (method !== 'POST') return 'The editor accepts only GET and POST requests.'
  if (origin !== `http://${host}`) return 'The editor saves only from its own page.'
  const type = headers['content-type'] ?? ''
  const known = type.startsWith('application/json') || type.startsWith('image/')
  return known ? undefined : 'The editor accepts only JSON and pictures.'
}

type Files = ReadonlyMap<string, string | Uint8Array>

/**
 * The editor's page, kept in memory. It cannot be a page of the dev server, which reloads its pages
 * whenever a content file changes, and so with every save.
 */
async function bundleClient(): Promise<Files> {
  const result = (await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    base: '/admin/',
    logLevel: 'error',
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(import.meta.dirname, 'client/main.tsx'),
        output: { entryFileNames: 'editor.js', assetFileNames: '[name][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput
  const files = result.output.map(
    (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const,
  )
  const styles = files.map(([name]) => name).filter((name) => name.endsWith('.css'))
  return new Map([...files, ['index.html', html(styles)]])
}

function html(styles: readonly string[]): string {
  const links = styles.map((name) => `<link rel="stylesheet" href="/admin/${name}">`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Edit the site</title>${links}<script type="module" src="/admin/editor.js"></script></head><body><div id="editor"></div></body></html>`
}
