import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { contentType } from '#hosting/content-types.ts'
import { type Reply, RequestRefused, type Routes, unreadable } from './reply.ts'

/** /admin/ of what `npm run edit` starts. Answers every request with JSON or a file of the page, whatever was asked and whatever goes wrong. */
export function answering(
  routes: Routes,
  client: Files | Promise<Files>,
  report: (error: unknown) => void,
) {
  async function answer(request: IncomingMessage): Promise<Reply> {
    const rejection = rejectForeignRequest(request)
    if (rejection) throw rejection
    const { method = '', url = '' } = request
    const address = URL.parse(url, 'http://editor')
    if (!address) throw new RequestRefused(400, unreadable)
    const { pathname, searchParams } = address
    const name = `${method} ${pathname}`
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined
    if (route) return route({ query: searchParams, body: await bodyOf(request) })
    const asset = pathname.slice(1) || 'index.html'
    const value = (await client).get(asset)
    if (value === undefined) throw new RequestRefused(404, 'There is no such page.')
    return { value, type: contentType(asset) }
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const reply = await answer(request).catch((error: unknown): Reply => {
      if (error instanceof RequestRefused)
        return { status: error.status, value: { why: error.message, ...error.more } }
      report(error)
      const why = `Something went wrong in the editor: ${(error as Error)?.message} What you typed is still here. The window in which you started the editor says more; show it to whoever looks after this website.`
      return { status: 500, value: { why } }
    })
    const { status = 200, value, type, policy = ownPolicy } = reply
    response.writeHead(status, {
      'Content-Type': type ?? 'application/json',
      'Cache-Control': 'no-store',
      ...(type && { 'Content-Security-Policy': policy }),
    })
    response.end(type ? value : JSON.stringify(value))
  }
}

const ownPolicy =
  "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'"

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (request.method !== 'POST') return undefined
  const isPicture = request.headers['content-type']?.startsWith('image/')
  const largest = isPicture ? 30_000_000 : 1_000_000
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // Read to its end all the same: a connection that breaks off would look as if the editor had stopped.
    if (size <= largest) chunks.push(chunk)
  }
  if (size > largest)
    throw new RequestRefused(
      413,
      isPicture ? 'This picture is too large.' : 'This is too long to save.',
    )
  const bytes = Buffer.concat(chunks)
  if (isPicture) return bytes
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new RequestRefused(400, unreadable)
  }
}

/**
 * The editor writes files, so it answers only this computer, and only its own page: a website that is
 * open in another tab must not be able to save anything. Nothing for its own requests.
 */
export function rejectForeignRequest({
  method,
  headers,
}: IncomingMessage): RequestRefused | undefined {
  const { host = '', origin, 'content-type': type = '' } = headers
  if (!/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(host))
    return new RequestRefused(403, 'The editor works only on this computer.')
  if (method === 'GET') return undefined
  if (method !== 'POST')
    return new RequestRefused(405, 'The editor accepts only GET and POST requests.')
  if (origin !== `http://${host}`)
    return new RequestRefused(403, 'The editor saves only from its own page.')
  const known = type.startsWith('application/json') || type.startsWith('image/')
  return known ? undefined : new RequestRefused(403, 'The editor accepts only JSON and pictures.')
}

type Files = ReadonlyMap<string, string | Uint8Array>

/** The editor's page, kept in memory. */
export async function bundleClient(): Promise<Files> {
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
  const links = files
    .filter(([name]) => name.endsWith('.css'))
    .map(([name]) => `<link rel="stylesheet" href="/admin/${name}">`)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Edit the site</title>${links.join('')}<script type="module" src="/admin/editor.js"></script></head><body><div id="editor"></div></body></html>`
  return new Map([...files, ['index.html', html]])
}
