import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { contentType } from '#hosting/content-types.ts'
import { type FileApiOptions, fileApi } from './file-api.ts'
import type { Draft } from './types.ts'

const largestBody = 1_000_000

/** /admin/ of the dev server that `npm run edit` starts. No build and no other server has it. */
export function editor(options: FileApiOptions): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    configureServer(server) {
      const { overview, open, save, remarks } = fileApi(options)
      const client = bundleClient()

      async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
        const rejection = rejectForeignRequest(request)
        if (rejection) return send(response, 403, { why: rejection })
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://editor')
        if (pathname === '/api/overview') return send(response, 200, await overview())
        const name = searchParams.get('name') ?? ''
        if (pathname === '/api/remarks') return send(response, 200, (await remarks(name)) ?? [])
        if (pathname === '/api/file') {
          const post = request.method === 'POST'
          const found = post
            ? await save(JSON.parse(await bodyOf(request)) as Draft)
            : await open(name)
          if (!found) return send(response, 404, { why: 'There is no such file.' })
          return send(response, 'saved' in found && !found.saved ? 422 : 200, found)
        }
        const asset = pathname === '/' ? 'index.html' : pathname.slice(1)
        const file = (await client).get(asset)
        if (file === undefined) return send(response, 404, { why: 'There is no such page.' })
        response.setHeader('Content-Type', contentType(asset))
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
    if (size > largestBody) throw new Error('This file is too long to save.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
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
  const json = headers['content-type']?.startsWith('application/json')
  return json ? undefined : 'The editor accepts only JSON.'
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
