import { expect, test } from 'vitest'
import { homeWith, usual } from '#test/home-with.ts'

/** The home page whose head has other values, alone or above others of its blocks. */
async function headed(values: Record<string, unknown>, ...others: string[]) {
  const { problems, main } = await homeWith(
    usual('hero', values),
    ...others.map((name) => usual(name)),
  )
  expect(problems).toEqual([])
  const kinds = main.values('a', 'href').map((href) => href.split(':')[0])
  return { main, buttons: kinds.filter((kind) => kind === 'tel' || kind === 'https') }
}

test(
  'the head of a page has the buttons that its file names',
  async () => {
    const calls = await headed({ schedule: undefined }, 'guarantee')
    // The other booking buttons of the page have the words of the site.
    expect(calls.buttons).toEqual(['tel', 'https'])
    expect(calls.main.texts('a')).toContainEqual(expect.stringMatching('Schedule a Consultation'))
    expect((await headed({ call: undefined })).buttons).toEqual(['https'])
    const neither = await headed({ schedule: undefined, call: undefined })
    expect(neither.main.parts('[data-look], div:empty')).toEqual([])
  },
)

test(
  'the picture at the head is the one that its file names',
  async () => {
    const { main } = await headed({ picture: 'boxes.svg', pictureAlt: 'Three boxes' })
    expect(main.values('img[src*="boxes"]', 'alt')).toEqual(['Three boxes'])
    expect(main.parts('img[src*="/hero"]')).toEqual([])
  },
)

test('a head has any look on any page', async () => {
  const tile = await headed({ look: 'tile', schedule: undefined, pictureAlt: 'A house' })
  expect(tile.buttons).toContain('https')
  expect(tile.main.texts('a')).toContainEqual(expect.stringMatching('Schedule a Consultation'))
  expect(tile.main.parts('img[src*="neutral"]')).toHaveLength(1)
  const drawn = await headed({ look: 'tile', picture: 'dallas-texas-cpa', pictureAlt: 'A street' })
  expect(drawn.main.parts('img[src*="article-dallas"]')).toHaveLength(1)
  const plain = await headed({ look: 'plain' })
  expect(plain.buttons).toEqual(['https', 'tel'])
})
