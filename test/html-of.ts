import type { Root } from 'hast'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { View } from '#app/blocks/view.ts'
import { RenderingProvider } from '#app/components/site.tsx'
import { Tree } from '#app/components/tree.tsx'
import { required } from '#app/lib/required.ts'
import { testFirm } from './firm-content.ts'

const views = import.meta.glob<{ View: View<never> }>('../app/blocks/*/view.tsx')
const loaded = new Map<string, View<never>>()

/** What a page of the test firm shows of a value that was made from Markdown. */
export function htmlOf({ tree }: { tree: Root }): string {
  const rendering = {
    content: testFirm,
    pages: [],
    drawings: {},
    images: {},
    page: undefined,
    viewOf: ({ block }: { block: string }) => required(loaded.get(block), block),
  }
  const children = createElement(Tree, { of: tree })
  return renderToStaticMarkup(createElement(RenderingProvider, { value: rendering, children }))
}

/** Has to be called once before a text with these blocks is shown. */
export async function loadViews(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { View } = await required(views[`../app/blocks/${name}/view.tsx`], name)()
    loaded.set(name, View)
  }
}
