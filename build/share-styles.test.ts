import { expect, test } from 'vitest'
import { shareStyles } from './share-styles.ts'

const stylesOf = (views: readonly string[]) => `<style>${views.join()}</style>`
const pageWith = (...views: string[]) => ({ views, html: `${stylesOf(views)}<p>$& text</p>` })
const sheetsOf = (pages: readonly { html: string }[]) => new Set(pages.map(({ html }) => html))

test('pages of a few kinds keep the styles of their own blocks', () => {
  const pages = [pageWith('faq'), pageWith('faq', 'hero'), pageWith('hero')]
  expect(shareStyles(pages, stylesOf)).toEqual(pages)
})

test('a hundred pages with different blocks share style sheets, and none lacks one of its own', () => {
  const kinds = Array.from({ length: 100 }, (_, at) =>
    Array.from({ length: 7 }, (_, bit) => ((at >> bit) & 1 ? `chart-${bit}` : [])).flat(),
  )
  const home = pageWith('hero', 'services', 'stories')
  const shared = shareStyles([home, ...kinds.map((views) => pageWith(...views))], stylesOf)
  expect(sheetsOf(shared).size).toBe(26)
  for (const { html, views } of shared) {
    for (const view of views) expect(html).toContain(view)
    expect(html).toContain('<p>$& text</p>')
  }
  expect(shared[0]).toEqual(home)
})
