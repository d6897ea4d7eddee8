import { expect, test } from 'vitest'
import { required } from '#app/lib/required.ts'
import { siteFiles } from '#app/site/seo-files.ts'
import { changedFirm, firmIn } from '#test/changed-firm.ts'
import { testFirmDir } from '#test/firm-content.ts'

const shownOn = async (today: string, path: string, place = '') =>
  (await firmIn(testFirmDir, today))
    .page(path)
    .texts(`main ${place} p > :not([hidden])[data-until]`)

test('without script the day of the build decides', async () => {
  expect(await shownOn('2031-04-30', '/contact')).toEqual([])
  expect(await shownOn('2031-05-09', '/contact')).toEqual([
    'New landlords may come.',
    'New faces stay away until May 21.',
  ])
  expect(await shownOn('2031-05-21', '/contact')).toEqual(['New landlords wait until June 1.'])
})

test(
  'an audience has the line that names it, or that of everyone else',
  async () => {
    const on = (id: string) => shownOn('2031-05-10', '/who-we-serve', `#${id}`)
    expect(await on('real-estate-investors')).toEqual([
      'New landlords wait until June 1. Write to us and keep your place.',
    ])
    expect(await on('agents')).toEqual(['New faces stay away until May 21.'])
  },
)

test('assistants read every period with its days', async () => {
  const { content } = await firmIn(testFirmDir, '2031-05-10')
  expect(siteFiles(required(content, 'content'))['/llms.txt']).toContain(
    '- New landlords wait until June 1. Write to us and keep your place. (May 10, 2031–May 31, 2031)\n',
  )
})

test(
  'without the file, or after the last day, no page has a trace',
  async () => {
    const firms = [
      await changedFirm({ 'capacity.yaml': undefined }),
      await firmIn(testFirmDir, '2031-06-01'),
    ]
    for (const { page, content } of firms) {
      for (const path of ['/', '/contact', '/who-we-serve']) {
        expect(page(path).parts('main [data-until]')).toEqual([])
        expect(page(path).text).not.toContain('New landlords')
      }
      expect(siteFiles(required(content, 'content'))['/llms.txt']).not.toContain('New landlords')
    }
  },
)

test('an audience that is not there is told of', async () => {
  const { problems } = await changedFirm({
    'capacity.yaml': (capacity) => capacity.setIn(['kinds', 0, 'audiences', 0], 'landlord'),
  })
  expect(problems).toMatchObject([{ file: 'capacity.yaml' }])
})
