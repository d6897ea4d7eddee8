import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Counter } from './counter.tsx'

const shown = (root: Element) => root.querySelector<HTMLElement>('[aria-hidden]')

test('the document always holds the final figure, prefix and suffix around it', async () => {
  const { container } = await render(<Counter prefix="$" value={73.6} decimals={1} suffix="B" />)
  expect(container.textContent).toBe('$73.6B')
})

test('a counter in view runs to its value, in the time it was given', async () => {
  const { container } = await render(<Counter value={500} suffix="+" delay={0} duration={120} />)
  await expect.poll(() => shown(container)?.dataset.state).toBe('counting')
  await expect.poll(() => shown(container)?.dataset.state).toBe('done')
})

test('a counter out of view waits at zero', async () => {
  const { container } = await render(
    <div className="far-away">
      <style>{'.far-away { padding-block-start: 300vh }'}</style>
      <Counter value={50} delay={0} duration={0} />
    </div>,
  )
  await expect.poll(() => shown(container)?.dataset.state).toBe('waiting')
  expect(shown(container)?.dataset.shown).toBe('0')
  container.querySelector('[aria-hidden]')?.scrollIntoView()
  await expect.poll(() => shown(container)?.dataset.state).toBe('done')
})
