import type { IncomingHttpHeaders } from 'node:http'

type Asked = { method?: string | undefined; headers: IncomingHttpHeaders }

/**
 * The editor writes files, so it answers this machine only, and only its own page: a website that is
 * open in another tab must not be able to save anything. Undefined when the request is in order.
 */
export function refusal({ method, headers }: Asked): string | undefined {
  const { host = '', origin } = headers
  if (!/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(host))
    return 'The editor answers this machine only.'
  if (method === 'GET') return undefined
  if (method !== 'POST') return 'The editor knows GET and POST only.'
  if (origin !== `http://${host}`) return 'The editor saves for its own page only.'
  const json = headers['content-type']?.startsWith('application/json')
  return json ? undefined : 'The editor reads JSON only.'
}
