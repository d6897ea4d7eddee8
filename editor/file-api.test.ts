import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listContent } from '#app/content/engine/files.ts'
import { asking, copyOfFirm } from '#test/helpers/firm-copy.ts'
import { fileRoutes } from './file-api.ts'
import { pageRoutes } from './page-api.ts'
import type { Opened, Overview } from './types.ts'

const prices = 'prices/tax-planning.yaml'
const article = 'articles/dallas-texas-cpa.md'

function start() {
  const { dir, read, options } = copyOfFirm()
  const steps = join(dir, '.steps')
  const ask = asking({ ...fileRoutes(options, steps), ...pageRoutes(options, steps) })
  return {
    dir,
    read,
    overview: (): Promise<Overview> => ask('GET /api/overview'),
    open: (name: string): Promise<Opened> => ask('GET /api/file', undefined, { name }),
    save: (...drafts: object[]): Promise<Opened[]> => ask('POST /api/save', { drafts }),
    ask,
    remarks: (name: string) => ask('GET /api/remarks', undefined, { name }),
  }
}

test('change that breaks another file is rejected', async () => {
  const { open, save, read } = start()
  const { file, version, text: before } = await open(prices)
  const found = expect.stringContaining('price.tax-planning.full')
  const problems = [
    { file: article, found },
    { file: 'audiences.yaml', found },
  ]
  const text = before.replace('id: full', 'id: top')
  await expect(save({ file, version, text })).rejects.toMatchObject({ more: { problems } })
  expect(read(prices)).toBe(before)
})

test(
  'price that other texts name leaves with what they say of it, if its owner wants that, and comes back',
  async () => {
    const { open, read, ask } = start()
    const { file, version, form } = await open(prices)
    const value = form?.value as { packages: { id: string }[] }
    const packages = value.packages.filter(({ id }) => id !== 'full')
    const drafts = [{ file, version, value: { ...value, packages } }]
    const before = read(article)
    const named = [expect.objectContaining({ file: article, words: expect.any(String) })]
    const { more } = await ask('POST /api/save', { drafts }).catch((refused) => refused)
    expect(more).toMatchObject({
      along: expect.arrayContaining(named),
      leaving: expect.arrayContaining([expect.stringContaining('Dallas')]),
    })
    expect(more.leaving.filter((words: string) => words.endsWith('only a remark'))).toEqual([])
    expect(read(article)).toBe(before)
    await ask('POST /api/save', { drafts, along: true })
    expect(read(prices)).not.toContain('id: full')
    expect(read(article)).not.toContain('price.tax-planning.full')
    const [step] = await ask('GET /api/page/steps')
    await ask('POST /api/page/undo', { id: step.id })
    expect(read(article)).toBe(before)
    expect(read(prices)).toContain('id: full')
  },
)

test('broken file opens as text, can be fixed there, and does not block the others', async () => {
  const { dir, open, save, overview } = start()
  const file = 'launch.yaml'
  const valid = (await open(file)).text
  writeFileSync(join(dir, file), valid.replace('hours: true', 'hours: [true'))
  const broken = await open(file)
  expect(broken.form).toBeUndefined()
  expect((await overview()).problems).toMatchObject([{ file }])

  const team = await open('team.yaml')
  const changed = team.text.replace('Four', 'Five')
  await save({ file: team.file, version: team.version, text: changed })
  await save({ file, version: broken.version, text: valid })
  expect((await overview()).problems).toEqual([])
})

test('values that are not those of a form are refused', async () => {
  const { open, save } = start()
  for (const file of [article, prices]) {
    const { version } = await open(file)
    for (const value of [null, [], 5, 'x'])
      await expect(save({ file, version, value })).rejects.toMatchObject({ status: 400 })
  }
})

test('overview lists files once, with the facts and images', async () => {
  const { dir, overview } = start()
  const { files, facts, images } = await overview()
  expect(files.map(({ file }) => file).toSorted()).toEqual(listContent(dir).files)
  expect(files).toContainEqual({
    file: prices,
    what: 'planning prices',
    name: 'Planning prices',
    part: true,
  })
  expect(files).toContainEqual(
    expect.objectContaining({ file: article, name: expect.stringContaining('Dallas') }),
  )
  expect(facts).toMatchObject({ 'price.tax-planning.full': '$6,000+' })
  expect(images).toEqual(['boxes.svg', 'founder.png'])
})

test('only files of the content folder that a collection names can be opened or written', async () => {
  const { dir, open, save, remarks } = start()
  writeFileSync(join(dir, '.secret.yaml'), 'a: 1')
  writeFileSync(join(dir, 'notes.txt'), 'a')
  const names = ['../package.json', '/etc/passwd', '.secret.yaml', 'notes.txt', 'images/boxes.svg']
  for (const file of [...names, 'articles/../team.yaml', '', '__proto__']) {
    for (const asked of [open(file), remarks(file), save({ file, version: '', text: 'x' })])
      await expect(asked, file).rejects.toMatchObject({ status: 404 })
  }
})

test(
  'files that need each other are saved in one step, or none of them',
  async () => {
    const { dir, open, save, read } = start()
    const files = [prices, article, 'audiences.yaml', 'services/tax-planning.yaml']
    const opened = await Promise.all(files.map(open))
    const drafts = opened.map(({ file, version, text }) => ({
      file,
      version,
      text: text
        .replaceAll('price.tax-planning.full', 'price.tax-planning.top')
        .replace('id: full', 'id: top'),
    }))
    await expect(save(...drafts.slice(0, 2))).rejects.toMatchObject({
      more: { problems: [{ file: 'audiences.yaml' }] },
    })
    const outside = `${read(article)}\nSeen.\n`
    writeFileSync(join(dir, article), outside)
    await expect(save(...drafts)).rejects.toMatchObject({
      status: 409,
      more: { newer: [article] },
    })
    expect(files.map(read)).toEqual([
      opened[0]?.text,
      outside,
      ...opened.slice(2).map(({ text }) => text),
    ])

    writeFileSync(join(dir, article), `${opened[1]?.text}`)
    const saved = await save(...drafts)
    expect(saved.map(({ file, text }) => [file, text])).toEqual(
      drafts.map(({ file, text }) => [file, text]),
    )
    expect(files.map(read)).toEqual(drafts.map(({ text }) => text))
  },
)

test('what another window saves during the check stays', async () => {
  const { open, save, read } = start()
  const { file, version, text } = await open('team.yaml')
  const saves = ['Five', 'Six'].map((word) =>
    save({ file, version, text: text.replace('Four', word) }),
  )
  const [first, second] = await Promise.allSettled(saves)
  expect(first).toMatchObject({ status: 'fulfilled' })
  expect(second).toMatchObject({ reason: { status: 409, more: { newer: [file] } } })
  expect(read(file)).toContain('Five')
})

test.each([
  ['nothing', {}],
  ['no file', { drafts: [] }],
  ['a file twice', { drafts: [1, 2].map(() => ({ file: prices, version: '', text: '' })) }],
  ['no values', { drafts: [{ file: prices, version: '' }] }],
  ['no list', { drafts: { file: prices, version: '', text: '' } }],
])('%s is not saved', async (_, body) => {
  await expect(start().ask('POST /api/save', body)).rejects.toMatchObject({ status: 400 })
})

test(
  'an entry that a save took out of a list is kept, and comes back to its place',
  async () => {
    const { open, save, ask, read } = start()
    const { file, version, text } = await open('redirects.yaml')
    const { redirects } = parse(text)
    await save({ file, version, value: { redirects: redirects.toSpliced(1, 1) } })
    const [{ id }, ...more] = await ask('GET /api/page/steps')
    expect(more).toEqual([])
    expect(parse(read(file)).redirects).toHaveLength(redirects.length - 1)
    await ask('POST /api/page/undo', { id })
    expect(parse(read(file)).redirects).toEqual(redirects)
    expect(await ask('GET /api/page/steps')).toEqual([])
  },
)
