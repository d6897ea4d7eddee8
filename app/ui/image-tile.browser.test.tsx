import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ImageTile } from './image-tile.tsx'

const dot =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>'
const state = (root: Element) => root.querySelector('[data-state]')?.getAttribute('data-state')

test('a picture that comes is shown', async () => {
  const { container } = await render(<ImageTile src={dot} alt="A dot" />)
  await expect.poll(() => state(container)).toBe('loaded')
  await expect.element(page.getByRole('img', { name: 'A dot' })).toBeVisible()
})

test('a picture that fails gives way to an icon with the same name', async () => {
  const { container } = await render(<ImageTile src="/no-such-picture.svg" alt="A ledger" />)
  await expect.poll(() => state(container)).toBe('failed')
  const icon = page.getByRole('img', { name: 'A ledger' })
  await expect.element(icon).toBeVisible()
  expect(icon.element().tagName).toBe('svg')
})

test('a portrait is three by four in every state, and its own fallback takes the place', async () => {
  const fallback = <img src={dot} alt="Portrait, to come" />
  for (const [src, becomes] of [
    [dot, 'loaded'],
    ['/no-such-portrait.jpg', 'failed'],
    [undefined, 'empty'],
  ] as const) {
    const { container, unmount } = await render(
      <ImageTile src={src} alt="Portrait of a person" shape="portrait" fallback={fallback} />,
    )
    await expect.poll(() => state(container)).toBe(becomes)
    const box = container.querySelector('[data-state]')?.getBoundingClientRect()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 2)
    const images = page.getByRole('img')
    expect(images.elements()).toHaveLength(1)
    await expect
      .element(images)
      .toHaveAccessibleName(becomes === 'loaded' ? 'Portrait of a person' : 'Portrait, to come')
    await unmount()
  }
})

test('the tile is square, at most 350px wide, whatever happens to the picture', async () => {
  for (const src of [dot, '/no-such-picture.svg']) {
    const { container } = await render(<ImageTile src={src} alt="A tile" />)
    const box = container.querySelector('[data-state]')?.getBoundingClientRect()
    expect(box?.width).toBe(350)
    expect(box?.height).toBe(350)
  }
})
