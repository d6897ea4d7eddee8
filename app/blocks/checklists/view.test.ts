import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'

const links = (hrefs: readonly string[]) => hrefs.filter((to) => to.startsWith('/checklists/'))

test('a list of checklists and an audience lead to them', async () => {
  const { page } = await changedFirm({
    'pages/season-help.yaml': [/Each prints on a sheet\./, '$&\n    show: [shoebox]'],
  })
  expect(links(page('/season-help').values('#checklists a', 'href'))).toEqual([
    '/checklists/shoebox',
  ])
  expect(links(page('/who-we-serve').values('main a', 'href'))).toEqual(['/checklists/shoebox'])
})

test('a firm without checklists has no trace of them', async () => {
  const { problems, paths, html } = await changedFirm({
    checklists: undefined,
    'audiences.yaml': [/ +checklist: .*\n/, ''],
    'pages/season-help.yaml': [/, and see .*"/, '."'],
  })
  expect(problems).toEqual([])
  expect(paths.filter((path) => html(path).includes('checklists'))).toEqual([])
})

test('a checklist that is not there is told of', async () => {
  const { problems } = await changedFirm({
    'audiences.yaml': [/checklist: shoebox/, 'checklist: shobox'],
  })
  expect(problems).toMatchObject([{ file: 'audiences.yaml', found: '"shobox"' }])
})
