import type { APIRequestContext } from '@playwright/test'
import { plainText } from '../app/metadata/plain-text.ts'
import { expect } from './test.ts'

// Reading pages as a machine does: no browser, only what the server sends.

export async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  expect([path, response.status()]).toEqual([path, 200])
  return response.text()
}

/** The value of an attribute of every tag that matches, in order. */
export function values(html: string, tag: RegExp, attribute: string): string[] {
  return [...html.matchAll(/<(?:meta|link|a)\b[^>]*>/g)]
    .map(([found]) => found)
    .filter((found) => tag.test(found))
    .map((found) => plainText(new RegExp(` ${attribute}="([^"]*)"`).exec(found)?.[1] ?? ''))
}

/** The HTML of the page's main part. */
export async function mainHtml(request: APIRequestContext, path: string): Promise<string> {
  const html = await read(request, path)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** The text of the page's main part, as it is read. */
export async function mainText(request: APIRequestContext, path: string): Promise<string> {
  const text = (await mainHtml(request, path)).replaceAll(/<[^>]+>/g, '')
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
}
