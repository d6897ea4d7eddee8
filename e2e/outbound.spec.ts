import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { parse } from 'yaml'
import { paths } from '../app/routes.ts'
import { mainHtml, read, values } from './reading.ts'
import { expect, readerTest } from './test.ts'

// Spec section 7: every way out of the site. Read from the HTML, which is complete before any
// script.

const firm = parse(readFileSync('content/firm.yaml', 'utf8'))
const phoneHref = `tel:+1${firm.phone.replaceAll(/\D/g, '')}`

type Link = { path: string; href: string; target: string; rel: string }

async function linksOf(request: APIRequestContext, path: string): Promise<Link[]> {
  const tags = (await read(request, path)).match(/<a\b[^>]*>/g) ?? []
  const attribute = (tag: string, name: string) => values(tag, /^<a/, name)[0] ?? ''
  return tags.map((tag) => ({
    path,
    href: attribute(tag, 'href'),
    target: attribute(tag, 'target'),
    rel: attribute(tag, 'rel'),
  }))
}

const everyLink = async (request: APIRequestContext) =>
  (await Promise.all(paths.map((path) => linksOf(request, path)))).flat()

readerTest(
  'on every page: booking goes to the one form, bare and in a new tab; calls to the one number',
  async ({ request }) => {
    const links = await everyLink(request)
    const { host } = new URL(firm.schedulingUrl)
    for (const path of paths) {
      const here = links.filter((link) => link.path === path)
      const booking = here.filter(({ href }) => href.includes(host))
      expect(booking.length, path).toBeGreaterThanOrEqual(3) // header, footer, bar of a phone
      for (const { href, target, rel } of booking) {
        expect([path, href, target, rel]).toEqual([path, firm.schedulingUrl, '_blank', 'noopener'])
      }
      const calls = here.filter(({ href }) => href.startsWith('tel:'))
      expect([path, ...new Set(calls.map(({ href }) => href))]).toEqual([path, phoneHref])
    }
  },
)

readerTest(
  'on every page: the four social addresses; partners and the blog only where they belong',
  async ({ request }) => {
    expect(firm.social.map(({ name }: { name: string }) => name)).toEqual([
      'YouTube', // the video channel
      'Facebook',
      'Instagram',
      'LinkedIn',
    ])
    const links = await everyLink(request)
    const pagesWith = (url: string) => [
      ...new Set(links.filter(({ href }) => href === url).map(({ path }) => path)),
    ]
    for (const { url } of firm.social) expect(pagesWith(url)).toEqual(paths)
    expect(firm.partners).toHaveLength(2)
    for (const { url } of firm.partners) {
      expect(pagesWith(url)).toEqual(['/pricing', '/other-services'])
    }
    expect(pagesWith(firm.blogUrl)).toEqual(['/learning-library'])
    const out = links.filter(({ href }) => href.startsWith('https:'))
    expect(
      out.filter(({ target, rel }) => target !== '_blank' || !rel.includes('noopener')),
    ).toEqual([])
  },
)

readerTest('the legal pages lead to the mailbox and to the website itself', async ({ request }) => {
  const { host } = new URL(firm.siteUrl)
  for (const path of ['/privacy-policy', '/terms', '/sms-terms']) {
    const main = await mainHtml(request, path)
    expect(main).toContain(`<a href="mailto:${firm.email}">${firm.email}</a>`)
    expect(main).toMatch(new RegExp(`<a href="/">[^<]*${host}[^<]*</a>`))
  }
})
