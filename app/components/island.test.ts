import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readMarks, withMarks } from '#app/lib/marks.ts'
import { Text } from '#app/lib/shown.ts'
import { Island } from './island.tsx'
import { RenderingProvider } from './site.tsx'

const rendering = {
  content: {
    firm: { phone: placedText('(555) 234-0100', 'phone'), email: placedText('a@b.com', 'email') },
    interface: { error: { heading: 'Sorry', call: 'Call', write: 'Write' } },
  },
}

function placedText(words: string, field: string): Text {
  const text = new Text(words)
  text.setPlace({ file: 'firm.yaml', path: [field] })
  return text
}

function Greeting({ words }: { words: readonly string[] }) {
  return createElement('p', {}, words.map((each) => each.toLowerCase()).join(' '))
}

function html(words: string): string {
  const props = { words: words.split(' ').map((each) => placedText(each, 'tagline')) }
  const island = createElement(Island<Parameters<typeof Greeting>[0]>, {
    name: 'greeting',
    of: Greeting,
    props,
  })
  return renderToStaticMarkup(
    createElement(RenderingProvider, { value: rendering } as never, island),
  )
}

test('an island gets strings, and what it shows of them leads to their fields', () => {
  const bare = html('Good Morning')
  const { result, origins } = withMarks(() => html('Good Morning'))
  const read = readMarks(result, origins)
  expect(bare).toContain('<p>good morning</p>')
  expect(read.html).toBe(bare)
  expect(read.runs.filter(({ inside }) => inside[0] === 'p')).toMatchObject([
    { text: 'good', origin: [{ path: ['tagline'] }] },
    { text: ' ' },
    { text: 'morning', origin: [{ path: ['tagline'] }] },
  ])
})

test('the data of an island is counted without marks', () => {
  // Each word brings a pair of marks of four bytes.
  const words = Array(1400).fill('a').join(' ')
  expect(withMarks(() => html(words)).result).toContain('data-island="greeting"')
  expect(() => html(Array(1500).fill('a').join(' '))).toThrow('at most 6000')
})
