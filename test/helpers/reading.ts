import { type APIRequestContext, expect } from '@playwright/test'
import type { Element, Nodes } from 'hast'
import { plainText } from '#app/lib/plain-text.ts'

// Reading pages as a machine does: no browser, only what the server sends.

export { plainText }

export async function read(request: APIRequestContext, path: string): Promise<string> {
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

export type Link = { path: string; href: string; target: string; rel: string }

export function linksIn(html: string, path: string): Link[] {
  const attribute = (tag: string, name: string) => values(tag, /^<a/, name)[0] ?? ''
  return (html.match(/<a\b[^>]*>/g) ?? []).map((tag) => ({
    path,
    href: attribute(tag, 'href'),
    target: attribute(tag, 'target'),
    rel: attribute(tag, 'rel'),
  }))
}

export async function mainHtml(request: APIRequestContext, path: string): Promise<string> {
  const html = await read(request, path)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

export async function mainText(request: APIRequestContext, path: string): Promise<string> {
  return plainText(await mainHtml(request, path))
}

export type Node = { '@type': string; '@id'?: string; [key: string]: unknown }

export function structuredData(html: string): Node[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)['@graph']
}

/** A node and all below it, in the order of the document. */
export function elementsOf(node: Nodes): Element[] {
  const children = 'children' in node ? node.children.flatMap(elementsOf) : []
  return node.type === 'element' ? [node, ...children] : children
}

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
