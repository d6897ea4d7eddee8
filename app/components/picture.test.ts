import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawing } from './picture.tsx'
import { RenderingProvider } from './site.tsx'

const drawings = { tile: { path: '/assets/tile.svg', width: 0, height: 0 } }

test('a drawing without a size of its own needs that of its place', () => {
  const html = (size: object) =>
    renderToStaticMarkup(
      createElement(
        RenderingProvider,
        { value: { drawings, images: {} } } as never,
        createElement(Drawing, { name: 'tile', ...size }),
      ),
    )
  expect(html({ width: 300, height: 30 })).toContain('width="300" height="30"')
  expect(() => html({})).toThrow('The drawing "tile" has no width and height.')
})
