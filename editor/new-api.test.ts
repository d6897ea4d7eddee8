import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { copyOfFirm } from '#test/helpers/firm-copy.ts'
import { fileApi } from './file-api.ts'
import { newApi } from './new-api.ts'

function start() {
  const { dir, read, options } = copyOfFirm()
  const { open, save } = fileApi(options)
  /** Saves a file's form with some of its fields changed. */
  async function fill(file: string, fields: Record<string, unknown>) {
    const opened = await open(file)
    const value = { ...(opened?.form?.value as Record<string, unknown>), ...fields }
    return save({ file, version: opened?.version ?? '', value })
  }
  return { dir, read, open, fill, check: options.check, ...newApi(options) }
}

const words =
  'Words that are long enough for every field that asks for a whole sentence or for two.'

const head = { title: 'Estate plans', description: words, updated: '2026-11-16', name: 'Estates' }

test.each([
  [
    'service',
    { name: 'Estate plans', description: words, price: 'price.additional.formation' },
    'services/estate-plans.yaml',
    {
      pictureAlt: 'A will',
      offers: ['A plan'],
      whoItsFor: words,
      steps: ['Ask', 'Write'].map((name) => ({ name, text: 'We do.' })),
      prices: {
        items: [{ label: 'Estate plans', amount: 'price.additional.formation' }],
        link: { label: 'See prices', to: '/pricing' },
      },
      youReceive: ['A plan'],
      notIncluded: ['No wills.'],
      questions: [{ question: 'When?', answer: words }],
    },
    '/estate-plans',
  ],
  [
    'article',
    { title: 'Two taxes in Waco', city: 'Waco', state: 'Texas' },
    'articles/waco-texas.md',
    { lead: 'A town.', plateCaption: 'A bridge.', action: 'Call us.' },
    '/blog/waco-texas',
  ],
  ['page', { title: 'We moved', news: true }, 'plain/we-moved.md', {}, '/we-moved'],
])(
  '%s begins as a draft and appears once it is filled in',
  async (kind, typed, file, rest, path) => {
    const { add, read, fill, check } = start()
    expect(await add(kind, typed)).toEqual({ saved: true, file, path: [] })
    expect((await check()).unbuilt).toMatchObject([{ file, path }])
    expect(await fill(file, { head })).toMatchObject(
      kind === 'page' ? { saved: true } : { saved: false },
    )
    expect(await fill(file, { head, ...rest })).toMatchObject({ saved: true })
    expect((await check()).paths).toContain(path)
    expect(read(file)).not.toContain('draft')
    // The next one of the same name has an address of its own.
    expect(await add(kind, typed)).toMatchObject({ file: file.replace(/(\.\w+)$/, '-2$1') })
  },
)

test('service stands behind the others in the menu', async () => {
  const { add, read } = start()
  await add('service', { name: 'Estate plans', description: words })
  const { menu, draft } = parse(read('services/estate-plans.yaml')).head
  expect({ menu, draft }).toEqual({ menu: { group: 'Services', place: 9 }, draft: true })
})

test.each([
  [
    'person',
    { name: 'Zoë Müller', role: 'bookkeeper', photo: 'founder.png' },
    ['team.yaml', 'people', 0],
    { id: 'zoe-muller', photoAlt: 'Zoë Müller' },
  ],
  [
    'office',
    { name: 'Franklin', address: '1 Main Street, Franklin, TN 37064' },
    ['firm.yaml', 'offices', 0],
    { name: 'Franklin' },
  ],
  [
    'question',
    { question: 'Do you work with churches and schools?', answer: words, onHome: true },
    ['faq.yaml', 'items', 6],
    { id: 'do-you-work-with-churches-and', onHome: true },
  ],
  [
    'record',
    {
      type: 'individual',
      w2Earnings: 90000,
      taxDueWithoutStrategy: 9000,
      taxDueWithStrategy: 5000,
      keyStrategiesUsed: 2,
    },
    ['case-studies.yaml', 'records', 12],
    { id: 13, totalIncome: 90000, totalTaxSavings: 4000 },
  ],
  [
    'story',
    { verified: false, name: 'A sample', title: 'Owner, Texas', quote: 'They called back.' },
    ['testimonials.yaml', 'testimonials', 3],
    { id: 'a-sample', verified: false },
  ],
  [
    'redirect',
    { from: '/old', to: '/pricing' },
    ['redirects.yaml', 'redirects', 4],
    { to: '/pricing' },
  ],
])('%s is the last entry of its list', async (kind, typed, [file, list, at], made) => {
  const { add, read, check } = start()
  const before = read(`${file}`)
  expect(await add(kind, typed)).toEqual({ saved: true, file, path: [list, at] })
  expect(parse(read(`${file}`))[`${list}`].at(-1)).toMatchObject(made)
  expect(read(`${file}`).length).toBeGreaterThan(before.length)
  expect((await check()).problems).toEqual([])
})

test('second bookkeeper raises the count of the role', async () => {
  const { add, read } = start()
  await add('person', { name: 'Ann Lee', role: 'bookkeeper' })
  await add('person', { name: 'Ann Lee', role: 'bookkeeper' })
  const { roles, people } = parse(read('team.yaml'))
  expect(roles[2]).toMatchObject({ id: 'bookkeeper', count: 2 })
  expect(people.map(({ id }: { id: string }) => id)).toEqual(['ann-lee', 'ann-lee-2'])
})

test('file that the firm does not have is made from its whole form', async () => {
  const { dir, add, cards, check } = start()
  rmSync(join(dir, 'notice.yaml'))
  rmSync(join(dir, 'redirects.yaml'))
  const notice = { text: 'Closed.', from: '2026-12-24', until: '2026-12-26' }
  expect((await cards()).map(({ kind }) => kind)).toContain('notice.yaml')
  expect(await add('notice.yaml', notice)).toMatchObject({ saved: true, file: 'notice.yaml' })
  expect((await cards()).map(({ kind }) => kind)).not.toContain('notice.yaml')
  expect(await add('redirect', { from: '/old', to: '/' })).toMatchObject({ saved: true })
  expect((await check()).problems).toEqual([])
})

test('what is missing or wrong is said at the field of the short form, and nothing is written', async () => {
  const { add, read } = start()
  const before = read('faq.yaml')
  expect(await add('question', { question: 'Why?', answer: ' ' })).toMatchObject({
    saved: false,
    problems: [{ file: 'new/question', path: ['answer'], found: 'nothing yet' }],
  })
  expect(await add('question', { question: 'Why?', answer: 'So.' })).toMatchObject({
    saved: false,
    problems: [{ file: 'new/question', path: ['answer'], expected: expect.stringContaining('40') }],
  })
  await expect(add('__proto__', {})).rejects.toThrow('nothing like this')
  expect(read('faq.yaml')).toBe(before)
})
