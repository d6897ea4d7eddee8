import { expect, test } from 'vitest'
import { markdownTwin } from './markdown-twin.ts'

const twin = (main: string) =>
  markdownTwin({
    html: `<html><body><nav>Menu</nav><main>${main}</main><footer>Legal</footer></body></html>`,
    url: 'https://firm.example/page',
    end: 'From https://firm.example/page',
  })

test('a twin has the words of main and ends with the address of the page', () => {
  const text = twin('<h1>Prices</h1><p>From <b>$10</b>.</p>')
  expect(text).toMatch(/^# Prices\n\nFrom \*\*\$10\*\*\.\n/)
  expect(text).toMatch(/\n---\n\nFrom https:\/\/firm\.example\/page\n$/)
  expect(text).not.toMatch(/Menu|Legal/)
})

test('links are absolute', () => {
  expect(twin('<p><a href="/faq#fees">Fees</a> <a href="#top">Top</a></p>')).toContain(
    '[Fees](https://firm.example/faq#fees) [Top](https://firm.example/page#top)',
  )
})

test('drawings, controls, comments and hidden text are left out', () => {
  const text = twin(
    '<p>2<!-- -->X</p><img src="a.svg" alt="Seal"><button>Sort</button><p aria-hidden="true">0</p>',
  )
  expect(text).toMatch(/^2X\n\n---/)
})

test('tables stay tables and pairs become lines', () => {
  const text = twin(
    '<table><caption>By form</caption><thead><tr><th>Form</th><th>Price</th></tr></thead><tbody><tr><td>1040</td><td>$400+</td></tr></tbody></table>' +
      '<dl><div><dt>Discovery call</dt><dd>$10</dd></div>' +
      '<div><dt>Texts</dt><dd><ol><li>dates</li><li>forms</li></ol><p>No more.</p></dd></div></dl>',
  )
  expect(text).toMatch(/^By form\n\n\| Form \| Price \|\n\| -+ \| -+ \|\n\| 1040 \| \$400\+ \|/)
  expect(text).toContain('- Discovery call: $10\n- Texts: dates; forms. No more.\n')
})

test('what only the layout parts is parted by a space, and letters stay letters', () => {
  const text = twin(
    '<ul><li><span>Discovery call</span><b><span>$</span>10</b><span>By phone.</span></li>' +
      '<li><a href="/a">Letters</a><img src="a.svg" alt=""><span>48%</span></li></ul>' +
      '<p>Half<strong>$5</strong>off</p><p>&amp;#x41; is code.</p>',
  )
  expect(text).toContain('- Discovery call **$10** By phone.\n')
  expect(text).toContain('- [Letters](https://firm.example/a) 48%\n')
  expect(text).toContain('Half**$5**off\n')
  expect(text).toContain('\\&#x41; is code.')
})

test('a page without main is an error', () => {
  const page = { html: '<body></body>', url: 'https://firm.example/x', end: '' }
  expect(() => markdownTwin(page)).toThrow('https://firm.example/x has no <main>')
})
