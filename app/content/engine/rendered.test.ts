import { expect, test, vi } from 'vitest'
import { renderOnce } from './rendered.ts'
import { runWithContext } from './validation-context.ts'

const context = {
  paths: [],
  whyMissing: () => undefined,
  moved: new Map(),
  images: new Map(),
  fonts: [],
}

test('a text is rendered again only where it or what it depends on has changed', () => {
  const render = vi.fn((source: string) => ({ html: source, problems: [] }))
  const read = (key: string, source: string) =>
    runWithContext({ ...context, key }, () => renderOnce(render, source))
  expect([read('a', 'One'), read('a', 'One'), read('a', 'Two')]).toMatchObject([
    { html: 'One' },
    { html: 'One' },
    { html: 'Two' },
  ])
  expect(render).toHaveBeenCalledTimes(2)
  read('b', 'One')
  expect(render).toHaveBeenCalledTimes(3)
})

test('a text with a problem is looked at each time', () => {
  const render = vi.fn(() => ({ html: '', problems: ['a link to nowhere'] }))
  const read = () => runWithContext({ ...context, key: 'a' }, () => renderOnce(render, 'x'))
  expect([read(), read()]).toHaveLength(2)
  expect(render).toHaveBeenCalledTimes(2)
})
