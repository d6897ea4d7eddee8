import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { plainText } from '#app/lib/plain-text.ts'
import { contentType } from '#hosting/content-types.ts'
import { pageOf, solo } from '#test/helpers/builds.ts'
import { expect, hydrated, readerTest, test } from '#test/helpers/test.ts'

// The firm of one is built for a path of its host.

const base = `${solo.base}/`
const forMachines = ['sitemap.xml', 'robots.txt', 'llms.txt', 'speculation-rules.json']

readerTest('Every address of the site can be below a path of its host.', async ({ request }) => {
  const [home = ''] = pageOf(solo, '/').values('link[rel=canonical]', 'href')
  const hosts = [new URL(home).origin, new URL(solo.url).origin]
  const statuses = new Map<string, number>()
  const outside: string[] = []
  const queue = [base, ...forMachines.map((file) => base + file)]
  for (let path = queue.shift(); path; path = queue.shift()) {
    if (statuses.has(path)) continue
    const response = await request.get(new URL(path, solo.url).href, { maxRedirects: 0 })
    statuses.set(path, response.status())
    const type = response.headers()['content-type'] ?? ''
    if (!response.ok() || !/html|css|javascript|json|xml|text\/(plain|markdown)/.test(type))
      continue
    for (const named of addressesIn(await response.text())) {
      const { origin, pathname } = new URL(named, new URL(path, solo.url))
      if (!hosts.includes(origin)) continue
      if (!pathname.startsWith(base)) outside.push(`${named} in ${path}`)
      else if (!pathname.includes('*')) queue.push(pathname)
    }
  }
  expect(outside).toEqual([])
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([])
  expect(statuses.size).toBeGreaterThan(60)
})

/** In markup, styles, scripts, JSON, XML and text. */
function addressesIn(text: string): string[] {
  const patterns = [
    / (?:href|src|action|content)="((?:https:|[/.])[^"]*)"/g,
    / srcset="([^"\s]+)/g,
    /url\("?([^)"]+)"?\)/g,
    /["'`](\.\/[\w.-]+\.js)["'`]/g,
    /"(?:src|start_url|scope|href_matches)": ?"([^"]*)"/g,
    /(https:\/\/[^\s"<)\\]+)/g,
  ]
  return patterns.flatMap((each) => Array.from(text.matchAll(each), ([, at = '']) => plainText(at)))
}

test.describe('on GitHub Pages', () => {
  const port = solo.port + 10
  let server: Server
  test.use({
    baseURL: `http://localhost:${port}${solo.base}`,
    expectedErrors: /'TrustedScript' assignment/, // caused below
  })
  test.beforeAll(() => {
    server = likeGitHubPages(join(solo.folder, 'dist/github')).listen(port)
  })
  test.afterAll(() => void server.close())

  test('On GitHub Pages the policy is in the page, and an old address leads to the new one.', async ({ page, baseURL }) => {
    const answer = await page.goto(`${baseURL}/old-about/`)
    expect(answer?.headers()).not.toHaveProperty('content-security-policy')
    await expect(page).toHaveURL(`${baseURL}/about#business-needs`)
    const policy = page.locator('meta[charset] + meta[http-equiv="Content-Security-Policy"]')
    await expect(policy).toHaveAttribute(
      'content',
      /^default-src 'none'; script-src 'self' 'sha256-/,
    )

    await hydrated(page)
    await page.getByRole('tab').first().click()
    await expect(page.getByRole('tabpanel').first()).toBeVisible()
    const isRefused = await page.evaluate(() => {
      try {
        document.createElement('script').textContent = '1'
        return false
      } catch {
        return true
      }
    })
    expect(isRefused).toBe(true)
  })
})

/** Clean addresses and the not-found page below the path, and no header of ours. */
function likeGitHubPages(folder: string): Server {
  return createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://github')
    const path = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : '/outside'
    const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
    const file = names.map((name) => join(folder, name)).find(isFile)
    const found = file ?? join(folder, '404.html')
    const type = { 'Content-Type': contentType(found) }
    if (!file && isFile(join(folder, path, 'index.html'))) {
      response.writeHead(301, { Location: `${pathname}/` }).end()
    } else response.writeHead(file ? 200 : 404, type).end(readFileSync(found))
  })
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
