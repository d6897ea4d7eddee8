import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parse } from 'yaml'
import { redirects } from '../schema/firm.ts'
import { failBuild } from './check-content.ts'

// Rules for finished pages: every link has a target, and no ID appears twice.

export function checkPages(): AstroIntegration {
  return {
    name: 'check-pages',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        for (const each of expired(fileURLToPath(dir), read('firm').timeZone)) logger.warn(each)
        const errors = pageErrors(fileURLToPath(dir), redirects.parse(read('redirects')).redirects)
        if (errors.length > 0) failBuild(errors)
      },
    },
  }
}

/** Returns each expired sentence once, even if several pages show it. */
export function expired(site: string, timeZone: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const dated = files.flatMap((file) => {
    const html = readFileSync(join(site, file), 'utf8')
    return [...html.matchAll(/ data-until="(\d+)"[^>]*>/g)].flatMap(({ 0: tag, 1: until, index }) => {
      if (Date.now() < Number(until)) return []
      const last = new Date(Number(until) - 1).toLocaleDateString('en-US', { dateStyle: 'long', timeZone })
      const text = html
        .slice(index + tag.length, index + 20_000)
        .replaceAll(/<(style|script).*?<\/\1>|<[^>]*(>|$)/gs, ' ')
        .replaceAll('&#x27;', "'")
      const start = text.replaceAll(/\s+/g, ' ').trim().slice(0, 90)
      return `${file}: "${start}" expired after ${last}. Update the text and its date.`
    })
  })
  return [...new Map(dated.map((each) => [each.replace(/^[^"]*/, ''), each])).values()]
}

const read = (name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8'))

const anyId = / id="([^"]+)"/g

export function pageErrors(site: string, moved: Record<string, string> = {}): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replace(/(index)?\.html$/, ''), readFileSync(join(site, file), 'utf8')]),
  )
  const idsByPage = new Map([...pages].map(([path, html]) => [path, new Set(matches(html, anyId))]))
  const broken = (path: string, href: string) => {
    const [to = '', fragment = ''] = href.replace(/\?.*?(?=#|$)/, '').split('#')
    if (/\.(?!html$)\w+$/.test(to) && files.includes(to)) return []
    const ids = idsByPage.get(to || path)
    if (!ids) return [`${path}: broken link to ${href}`]
    return fragment && !ids.has(fragment)
      ? [`${path}: broken link to ${href}, because ${to || path} has no ID "${fragment}"`]
      : []
  }
  return [
    ...[...pages].flatMap(([path, html]) => {
      const all = matches(html, anyId)
      const repeated = new Set(all.filter((id, index) => all.indexOf(id) < index))
      return [...repeated].map((id) => `${path}: duplicate ID "${id}"`)
    }),
    ...[...pages].flatMap(([path, html]) =>
      [...new Set(matches(html, /<(?:a[^>]* href|img[^>]* src)="([/#][^"]*)"/g))].flatMap((href) => broken(path, href)),
    ),
    ...Object.entries(moved).flatMap(([from, to]) =>
      idsByPage.has(from)
        ? [`redirects.yaml: ${from} is still a page, so it can't be redirected`]
        : broken(`redirects.yaml, ${from}`, to),
    ),
  ]
}

function matches(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, value = '']) => value)
}
