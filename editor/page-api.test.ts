import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { matches } from '#app/content/engine/files.ts'
import { localDate } from '#app/lib/dates.ts'
import { asking, copyOfFirm } from '#test/helpers/firm-copy.ts'
import { pageRoutes } from './page-api.ts'
import { textsIn } from './read-files.ts'
import type { PagePlan } from './types.ts'
import { gateWrite } from './write-files.ts'

function start() {
  const { dir, read, gated: options } = copyOfFirm()
  const redirects = () => parse(read('redirects.yaml')).redirects
  const restarted = () => asking(pageRoutes(options, join(dir, '.steps')))
  const ask = restarted()
  return {
    dir,
    read,
    redirects,
    check: options.check,
    options,
    plan: (wish: object): Promise<PagePlan> => ask('POST /api/page/plan', wish),
    move: (wish: object) => ask('POST /api/page', wish),
    restarted,
    undo: (id?: string) => ask('POST /api/page/undo', { id }),
  }
}

const article = 'articles/dallas-texas-cpa.md'
const service = 'services/business-formation.yaml'

test('page with a new address takes links and visitors along, and gets its old one back', async () => {
  const { read, redirects, move, plan, check } = start()
  const file = 'services/tax-planning.yaml'
  const before = read(file)
  const { address, to, follows } = await plan({ file, name: 'Planning Ahead' })
  expect([address, to]).toEqual(['/tax-planning', '/planning-ahead'])
  expect(follows).toContainEqual({
    file: 'pages/about.yaml',
    path: ['blocks', 3, 'needs', 'items', 0, 'to'],
    words: expect.stringContaining('I want to know my tax now.'),
    to,
  })
  expect(read(file)).toBe(before)

  expect(await move({ file, name: 'Planning Ahead' })).toMatchObject({ file })
  expect(read('faq.yaml')).toContain('[planning](/planning-ahead#questions)')
  expect(read(article)).toContain('a [page](/planning-ahead), a [place]')
  expect(read('pages/home.yaml')).toContain('(/pricing#tax-planning)')
  expect(redirects()[0]).toEqual({ from: '/Services/Tax.html', to })
  expect(redirects().at(-1)).toEqual({ from: '/tax-planning', to, since: localDate() })

  await move({ file, name: 'tax-planning' })
  expect(redirects().at(-1)).toMatchObject({ from: to, to: address })
  expect(redirects()).not.toContainEqual(expect.objectContaining({ from: address }))
  const { problems, paths } = await check()
  expect(problems).toEqual([])
  expect(paths).toContain(address)
})

test('deleted service leaves no entry in a list, its visitors go elsewhere, and it comes back', async () => {
  const { dir, read, redirects, plan, move, undo, check } = start()
  const files = [service, 'services/tax-planning.yaml', 'pages/home.yaml', 'redirects.yaml']
  const before = files.map(read)
  const { follows, to } = await plan({ file: service })
  expect(to).toBe('/')
  expect(follows.some((each) => each.to === undefined)).toBe(true)
  const wish = { file: service, to: '/other-services' }
  const { id, file } = await move(wish)
  expect(file).toBe('')
  expect(existsSync(join(dir, service))).toBe(false)
  expect(redirects()).toContainEqual(
    expect.objectContaining({ from: '/business-formation', to: '/other-services' }),
  )
  expect((await check()).problems).toEqual([])
  await undo(id)
  expect(files.map(read)).toEqual(before)
})

test.each([
  [{ file: service, name: 'Tax planning' }, /has the address \/tax-planning/],
  [{ file: service, to: '/business-formation' }, /another page/],
  [{ file: service, to: '/nowhere' }, /another page/],
  [{ file: 'legal/terms.md' }, /belongs to the site/],
  [{ file: 'pages/pricing.yaml', name: 'fees' }, /belongs to the site/],
  [{ file: '../package.json' }, /no such page/],
])('%o is refused with the reason', async (wish, why) => {
  const { move, undo } = start()
  await expect(move(wish)).rejects.toThrow(why)
  await expect(undo()).rejects.toThrow(/taken back/)
})

test('record that an article is about is not removed, and the article is named', async () => {
  const { read, options } = start()
  const before = read('case-studies.yaml')
  const text = before.replace(/ {2}- \{ id: 3,[^}]*\}\n/, '')
  await expect(gateWrite(options, new Map([['case-studies.yaml', text]]))).rejects.toMatchObject({
    message: expect.stringMatching(/\d other places/),
    more: { problems: expect.arrayContaining([expect.objectContaining({ file: article })]) },
  })
  expect(read('case-studies.yaml')).toBe(before)
})

test(
  'removed texting takes its pages, links and answers along, and comes back',
  async () => {
    const { dir, read, redirects, plan, move, undo, check } = start()
    const files = ['pages/sms-optin.yaml', 'legal/sms-terms.md', 'firm.yaml', 'redirects.yaml']
    const before = files.map(read)
    const policy = read('legal/privacy-policy.md')
    const { address, isPublic } = await plan({ file: files[1] })
    expect([address, isPublic]).toEqual(['Text messages', true])
    const { id } = await move({ file: files[1], to: '/contact' })
    expect(files.map((file) => existsSync(join(dir, file)))).toEqual([false, false, true, true])
    expect(redirects()).toContainEqual(
      expect.objectContaining({ from: '/sms-optin', to: '/contact' }),
    )
    expect(redirects()).toContainEqual(
      expect.objectContaining({ from: '/sms-terms', to: '/contact' }),
    )
    expect(parse(read('firm.yaml'))).not.toHaveProperty('sms')
    // Its paragraphs there depend on the page.
    expect(read('legal/privacy-policy.md')).toBe(policy)
    expect((await check()).problems).toEqual([])
    await undo(id)
    expect(files.map(read)).toEqual(before)
  },
)

test(
  'guarantee goes with its blocks and questions once no other sentence needs it, and comes back',
  async () => {
    const { dir, read, plan, move, undo, check } = start()
    const files = ['guarantee.yaml', 'faq.yaml', 'pages/home.yaml', 'pages/pricing.yaml']
    const before = files.map(read)
    const page = 'pages/pricing.yaml'
    const saved = read(page)
    writeFileSync(
      join(dir, page),
      saved
        .replace('heading: From call to plan', 'heading: "A {guarantee.multiple} promise"')
        .replace('(#price-terms)', '(#guarantee)'),
    )
    const wish = { file: 'guarantee.yaml' }
    await expect(plan(wish)).rejects.toMatchObject({
      message: expect.stringMatching(/^Not yet\./),
      more: {
        problems: [
          expect.objectContaining({ file: page, path: ['blocks', 2, 'heading'] }),
          expect.objectContaining({ file: page, path: ['blocks', 0, 'lead'] }),
        ],
      },
    })
    writeFileSync(join(dir, page), saved)
    const { follows } = await plan(wish)
    const removed = follows.filter(({ to }) => to === undefined).map(({ file }) => file)
    expect(removed).toEqual(expect.arrayContaining(['faq.yaml', 'pages/home.yaml', page]))
    const { id } = await move(wish)
    expect(existsSync(join(dir, 'guarantee.yaml'))).toBe(false)
    expect(read('faq.yaml')).not.toContain('guarantee')
    expect(read('pages/home.yaml')).not.toContain('block: guarantee')
    expect((await check()).problems).toEqual([])
    await undo(id)
    expect(files.map(read)).toEqual(before)
  },
)

test.each(['testimonials.yaml', 'audiences.yaml', 'articles/*.md', 'notice.yaml'])(
  '%s can be removed as the schema declares it, and comes back',
  async (file) => {
    const { dir, plan, move, undo, check } = start()
    const before = textsIn(dir)
    const { follows } = await plan({ file })
    const { id } = await move({ file })
    expect([...textsIn(dir).keys()].filter((each) => matches(file, each))).toEqual([])
    expect((await check()).problems).toEqual([])
    for (const each of follows) expect(textsIn(dir).get(each.file)).not.toBe(before.get(each.file))
    await undo(id)
    expect(textsIn(dir)).toEqual(before)
  },
)

test(
  'what other texts need is not removed before they are changed, and each is named',
  async () => {
    const { plan } = start()
    await expect(plan({ file: 'prices/additional.yaml' })).rejects.toMatchObject({
      message: expect.stringMatching(/^Not yet\./),
      more: {
        problems: expect.arrayContaining([expect.objectContaining({ file: 'practice.yaml' })]),
      },
    })
    await expect(plan({ file: 'firm.yaml' })).rejects.toMatchObject({ status: 422 })
    await expect(plan({ file: 'legal/*.md' })).rejects.toMatchObject({ status: 404 })
  },
)

test(
  'step that was written in part, because the editor was stopped, is taken back',
  async () => {
    const { dir, read, restarted, move, check } = start()
    const before = [service, 'pages/about.yaml'].map(read)
    await move({ file: service, to: '/other-services' })
    writeFileSync(join(dir, 'pages/about.yaml'), before[1] ?? '')
    // As a full disk leaves a step.
    writeFileSync(join(dir, '.steps', '9999999999999.json'), '')
    const ask = restarted()
    const [{ id }] = await ask('GET /api/page/steps')
    await ask('POST /api/page/undo', { id })
    expect([service, 'pages/about.yaml'].map(read)).toEqual(before)
    expect((await check()).problems).toEqual([])
  },
)

test(
  'deleted page comes back after a restart and a change of what led to it',
  async () => {
    const { dir, read, redirects, restarted, move, check } = start()
    const before = read(service)
    await move({ file: service, to: '/other-services' })
    const about = read('pages/about.yaml').replace(/updated: .*/, 'updated: 2026-09-02')
    writeFileSync(join(dir, 'pages/about.yaml'), about)
    const text = read('redirects.yaml')
    writeFileSync(join(dir, 'redirects.yaml'), `${text}  - { from: /older, to: /pricing }\n`)

    const ask = restarted()
    const [{ id, words }] = await ask('GET /api/page/steps')
    expect(words).toBe('Deleted: /business-formation')
    const { left } = await ask('POST /api/page/undo', { id })
    expect(left).toEqual(['pages/about.yaml'])
    expect(read('pages/about.yaml')).toBe(about)
    expect(read(service)).toBe(before)
    expect(redirects()).toContainEqual({ from: '/older', to: '/pricing' })
    expect(redirects()).not.toContainEqual(expect.objectContaining({ from: '/business-formation' }))
    expect((await check()).problems).toEqual([])
    expect(await ask('GET /api/page/steps')).toEqual([])
  },
)
