import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Ask } from './reply.ts'
import { answering } from './server.ts'

const report = vi.fn()
const routes = {
  'GET /api/file': ({ query }: Ask) => ({ value: query.get('name') }),
  'POST /api/file': ({ body }: Ask) => ({ value: body }),
  'GET /api/broken': () => {
    throw new TypeError('x is not a function.')
  },
}
const server = createServer(answering(routes, new Map([['index.html', '<p>']]), report))
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

type Asked = { path?: string; method?: string; headers?: Record<string, string>; body?: string }

/** As the editor's own page asks, unless told otherwise. */
function send({ path = '/api/file', method = 'POST', headers, body = '' }: Asked) {
  const own = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    'content-type': 'application/json',
  }
  return new Promise<{ status: number | undefined; type?: string; text: string }>((resolve) => {
    request({ port, path, method, headers: { ...own, ...headers } }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode, type: `${response.headers['content-type']}`, text })
    }).end(body)
  })
}

test.each<[string, Asked, number]>([
  ['its own page', { path: '/', method: 'GET' }, 200],
  ['a value', { body: '{"a":[1]}' }, 200],
  ['a picture', { headers: { 'content-type': 'image/png' }, body: '\x89PNG' }, 200],
  ['garbage', { body: '{"file": ' }, 400],
  ['nothing', { body: '' }, 400],
  ['two megabytes', { body: JSON.stringify('x'.repeat(2_000_000)) }, 413],
  ['an address that is none', { path: '//', method: 'GET' }, 400],
  ['an unknown page', { path: '/api/nothing', method: 'GET' }, 404],
  ['a name of every object', { path: '/constructor', method: 'GET' }, 404],
  ['another method', { method: 'PUT', body: '{}' }, 405],
  ['a name that resolves to this computer', { headers: { host: 'evil.example:5174' } }, 403],
  ['reading by such a name', { method: 'GET', headers: { host: 'evil.example:5174' } }, 403],
  ['a page of another site', { headers: { origin: 'https://evil.example' }, body: '{}' }, 403],
  ['a page of another port', { headers: { origin: 'http://127.0.0.1:9' }, body: '{}' }, 403],
  ['a page without origin', { headers: { origin: '' }, body: '{}' }, 403],
  ['what a form of another site sends', { headers: { 'content-type': 'text/plain' } }, 403],
])('%s', async (_, asked, expected) => {
  const { status, type, text } = await send(asked)
  expect(status).toBe(expected)
  if (expected === 200) return
  expect(type).toBe('application/json')
  expect(JSON.parse(text).why).toMatch(/^[A-Z].*\.$/)
  expect(report).not.toHaveBeenCalled()
})

test('a fault is told in a sentence, and printed', async () => {
  const { status, text } = await send({ path: '/api/broken', method: 'GET' })
  expect(status).toBe(500)
  expect(JSON.parse(text).why).toContain('Something went wrong in the editor: x is not a function.')
  expect(report).toHaveBeenCalledWith(expect.any(TypeError))
})
