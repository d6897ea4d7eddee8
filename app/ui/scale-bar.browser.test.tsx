import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ScaleBar } from './scale-bar.tsx'

test('parts stand one after the other, each as wide as its share', async () => {
  const { container } = await render(
    <ScaleBar
      parts={[
        { share: 0.25, tone: 'metal' },
        { share: 0.5, tone: 'soft' },
      ]}
    />,
  )
  const bar = container.querySelector('svg')?.getBoundingClientRect()
  const [first, second] = [...container.querySelectorAll('rect')].map((rect) =>
    rect.getBoundingClientRect(),
  )
  const width = bar?.width ?? 0
  expect(width).toBeGreaterThan(0)
  expect(first?.width).toBeCloseTo(width * 0.25, 0)
  expect(second?.left).toBeCloseTo((bar?.left ?? 0) + width * 0.25, 0)
  expect(second?.width).toBeCloseTo(width * 0.5, 0)
})

test('two bars on one page do not borrow each other’s hatching', async () => {
  const { container } = await render(
    <>
      <ScaleBar parts={[{ share: 1, tone: 'line' }]} />
      <ScaleBar parts={[{ share: 1, tone: 'metal' }]} />
    </>,
  )
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
