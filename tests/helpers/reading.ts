import { type APIRequestContext, expect } from '@playwright/test'
import { plainText } from '#tests/helpers/plain-text.ts'
import type { Shown } from '#tests/shown.ts'

/** What the server sends, without a browser. */
export async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect([path, response.status()]).toEqual([path, 200])
  return response.text()
}

async function mainHtml(request: APIRequestContext, path: string): Promise<string> {
  const html = await read(request, path)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

export async function mainText(request: APIRequestContext, path: string): Promise<string> {
  return plainText(await mainHtml(request, path))
}

export type Node = { '@type': string; '@id'?: string; [key: string]: unknown }

export function structuredData(page: Shown): Node[] {
  return JSON.parse(page.texts('script[type="application/ld+json"]')[0] ?? '{}')['@graph']
}
