import type { toHtml } from 'hast-util-to-html'

export type Element = Extract<Parameters<typeof toHtml>[0], { type: 'element' }>
export type Content = Element['children'][number]

export function element(
  tagName: string,
  properties: Element['properties'] = {},
  children: Content[] = [],
): Element {
  return { type: 'element', tagName, properties, children }
}

export function words(value: string): Content {
  return { type: 'text', value }
}
