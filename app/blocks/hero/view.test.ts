import { expect, test } from 'vitest'
import { chosen, homeWith } from '#test/home-with.ts'
import { covers } from '#test/requirements.ts'

/** The home page whose head has other values, alone or above others of its blocks. */
async function headed(values: object, ...others: string[]) {
  const { problems, home } = await homeWith((blocks) => {
    const usual = chosen(blocks)
    return [usual('hero', { ...values }), ...others.map((name) => usual(name))]
  })
  const [main = ''] = /<main.*<\/main>/s.exec(home) ?? []
  return { problems, main }
}

function all(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, found = '']) => found)
}

test(
  'the head of a page has the buttons that its file names',
  covers('home-hero-parts'),
  async () => {
    const calls = await headed({ schedule: undefined }, 'guarantee')
    expect(calls.problems).toEqual([])
    // The other booking buttons of the page have the words of the site.
    expect(all(calls.main, /<a href="(tel|https)/g)).toEqual(['tel', 'https'])
    expect(calls.main).toContain('>Schedule a Consultation<')
    const books = await headed({ call: undefined })
    expect(all(books.main, /<a href="(tel|https)/g)).toEqual(['https'])
    const neither = await headed({ schedule: undefined, call: undefined })
    expect(neither.problems).toEqual([])
    expect(neither.main).not.toMatch(/data-look|<div[^>]*><\/div>/)
  },
)

test(
  'the picture at the head is the one that its file names',
  covers('home-hero-parts'),
  async () => {
    const { problems, main } = await headed({ picture: 'boxes.svg', pictureAlt: 'Three boxes' })
    expect(problems).toEqual([])
    expect(all(main, /<img src="[^"]*?(boxes|hero)/g)).toEqual(['boxes'])
    expect(main).toContain('alt="Three boxes"')
  },
)

test('a head has any look on any page', async () => {
  const tile = await headed({ look: 'tile', schedule: undefined, pictureAlt: 'A house' })
  expect(tile.problems).toEqual([])
  expect(tile.main).toContain('>Schedule a Consultation<')
  expect(all(tile.main, /<img src="[^"]*?(neutral)/g)).toEqual(['neutral'])
  const drawn = await headed({ look: 'tile', picture: 'dallas-texas-cpa', pictureAlt: 'A street' })
  expect(all(drawn.main, /<img src="[^"]*?(article-dallas)/g)).toEqual(['article-dallas'])
  const plain = await headed({ look: 'plain' })
  expect(all(plain.main, /<a href="(tel|https)/g)).toEqual(['https', 'tel'])
})
