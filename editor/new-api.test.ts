import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { asking, copyOfFirm } from '#test/helpers/firm-copy.ts'
import { newRoutes } from './new-api.ts'

function start() {
  const { dir, read, options } = copyOfFirm()
  const ask = asking(newRoutes(options))
  const add = (kind: string, value: unknown) => ask('POST /api/new', { kind, value })
  return { dir, read, add, check: options.check }
}

const words =
  'Words that are long enough for every field that asks for a whole sentence or for two.'
const service = { heading: 'Estate plans', lead: words }

const pages: [kind: string, typed: object, file: string][] = [
  ['page', { heading: 'We moved', lead: words }, 'pages/we-moved.yaml'],
  ['service', service, 'services/estate-plans.yaml'],
  ['article', { title: 'Taxes', city: 'Waco', state: 'Texas' }, 'articles/waco-texas.md'],
  ['text', { title: 'We moved' }, 'plain/we-moved.md'],
]

test.each(pages)('%s begins as a draft with an address of its own', async (kind, typed, file) => {
  const { add, check } = start()
  expect(await add(kind, typed)).toEqual({ file, path: [] })
  expect((await check()).unbuilt).toMatchObject([{ file }])
  expect(await add(kind, typed)).toMatchObject({ file: file.replace(/(\.\w+)$/, '-2$1') })
  const [first = ''] = Object.keys(typed)
  await expect(add(kind, { ...typed, [first]: ' ' })).rejects.toThrow('every field')
})

test('service stands behind the others in the menu and, where half of them do, in the footer', async () => {
  const { dir, add, read } = start()
  const file = 'services/estate-plans.yaml'
  await add('service', service)
  const { menu, draft } = parse(read(file)).head
  expect({ menu, draft }).toEqual({ menu: { group: 'Services', place: 9 }, draft: true })
  writeFileSync(join(dir, file), read(file).replace(/\n +footer:.*(?:\n {4}.*)*/, ''))
  await add('service', service)
  const { footer } = parse(read('services/estate-plans-2.yaml')).head
  expect([parse(read(file)).head.footer, footer]).toEqual([
    undefined,
    { group: 'Services', place: 5 },
  ])
})

const person = { name: 'Zoë Müller', role: 'bookkeeper', photo: 'founder.png' }
const taxes = { taxDueWithoutStrategy: 9000, taxDueWithStrategy: 5000, keyStrategiesUsed: 2 }
const office = { name: 'Franklin', address: '1 Main Street, Franklin, TN 37064' }
const story = { verified: false, name: 'A sample', title: 'Owner, Texas', quote: 'They called.' }

test.each([
  ['person', person, 'team.yaml/people/0', { id: 'zoe-muller', photoAlt: 'Zoë Müller' }],
  ['office', office, 'firm.yaml/offices/0', office],
  [
    'question',
    { question: 'Do you work with churches and schools?', answer: words },
    'faq.yaml/items/6',
    { id: 'do-you-work-with-churches-and' },
  ],
  [
    'record',
    { type: 'individual', w2Earnings: 90000, ...taxes },
    'case-studies.yaml/records/12',
    { id: 13, totalIncome: 90000, totalTaxSavings: 4000 },
  ],
  ['story', story, 'testimonials.yaml/testimonials/3', { id: 'a-sample' }],
  ['redirect', { from: '/old', to: '/pricing' }, 'redirects.yaml/redirects/4', { from: '/old' }],
])('%s is the last entry of its list', async (kind, typed, place, made) => {
  const { add, read, check } = start()
  const [file = '', list = '', at] = place.split('/')
  expect(await add(kind, typed)).toEqual({ file, path: [list, Number(at)] })
  expect(parse(read(file))[list].at(-1)).toMatchObject(made)
  expect((await check()).problems).toEqual([])
})

test('second bookkeeper of the same name raises the count of the role', async () => {
  const { add, read } = start()
  for (const _ of [1, 2]) await add('person', person)
  const { roles, people } = parse(read('team.yaml'))
  expect(roles[2]).toMatchObject({ id: 'bookkeeper', count: 2 })
  expect(people.map(({ id }: { id: string }) => id)).toEqual(['zoe-muller', 'zoe-muller-2'])
})

test('files that the firm does not have are made', async () => {
  const { dir, add, check } = start()
  for (const file of ['notice.yaml', 'redirects.yaml']) rmSync(join(dir, file))
  const notice = { text: 'Closed.', from: '2026-12-24', until: '2026-12-26' }
  expect(await add('notice', notice)).toMatchObject({ file: 'notice.yaml' })
  await add('redirect', { from: '/old', to: '/' })
  expect((await check()).problems).toEqual([])
})

test('what is wrong is said at the field of the short form, and nothing is written', async () => {
  const { add, read } = start()
  const before = read('faq.yaml')
  const expected = expect.stringContaining('40')
  await expect(add('question', { question: 'Why?', answer: 'So.' })).rejects.toMatchObject({
    more: { problems: [{ file: 'new/question', path: ['answer'], expected }] },
  })
  await expect(add('__proto__', {})).rejects.toThrow('nothing like this')
  expect(read('faq.yaml')).toBe(before)
})
