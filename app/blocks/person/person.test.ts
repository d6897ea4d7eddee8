import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'
import type { Edits } from '#test/changed-folder.ts'

const board = 'https://board.example/look-up'

/** Two people, the first of whom founded the firm and reviews the article about Dallas. */
const named: Edits = {
  'team.yaml': (team) => {
    team.setIn(['roles', 1, 'count'], 2)
    const credentials = [
      { title: 'Certified Public Accountant', state: 'Idaho', number: '2288', lookUp: board },
    ]
    const people = [
      {
        id: 'ana-ruiz',
        name: 'Ana Ruiz',
        role: 'cpa',
        credentials,
        bio: 'Writes *plans*.',
        languages: ['English', 'Spanish'],
      },
      { id: 'first-last', name: 'First Last', role: 'enrolled-agent' },
    ]
    team.set('people', team.createNode(people))
    team.set('founder', { person: 'ana-ruiz' })
  },
  'articles/dallas-texas-cpa.md': [/^reviewer: .*/m, 'reviewer: ana-ruiz'],
}

const firm = await changedFirm(named)

test('page of a person says who it is', () => {
  const { problems, page } = firm
  expect(problems).toEqual([])
  const { texts, values, text } = page('/team/ana-ruiz').parts('main')[0] ?? page('/')
  expect(texts('h1')).toEqual(['Ana Ruiz'])
  expect(text).toContain('Certified Public Accountant, Idaho 2288')
  expect(text).toContain('Writes plans.')
  expect(text).toContain('Speaks English and Spanish')
  expect(values('a', 'href')).toContain(board)
  expect(values('a', 'href')).toContain('/blog/dallas-texas-cpa')
})

test('page of a person without a biography says what the role does', () => {
  const { page } = firm
  expect(page('/team/first-last').text).toContain('Prepare returns and answer notices.')
})

test('cards, the founder and an article link to the page', () => {
  const { page } = firm
  const links = (path: string) =>
    page(path)
      .values('main a', 'href')
      .filter((to) => to.startsWith('/team/'))
  expect(links('/about-our-firm')).toEqual(['/team/ana-ruiz', '/team/ana-ruiz', '/team/first-last'])
  for (const path of ['/about', '/blog/dallas-texas-cpa'])
    expect(links(path)).toEqual(['/team/ana-ruiz'])
})

test('until there is a photo, a frame has the initials', () => {
  const { page } = firm
  expect(page('/team/ana-ruiz').texts('main [aria-hidden]')).toContain('AR')
})

test('page of a sample person is kept from search engines', () => {
  const { page } = firm
  const robots = (path: string) => page(path).values('meta[name=robots]', 'content')
  expect(robots('/team/first-last')).toEqual(['noindex'])
  expect(robots('/team/ana-ruiz')).toEqual([])
})

test('a firm that names nobody has no such page', async () => {
  const { problems, paths, html } = await changedFirm()
  expect(problems).toEqual([])
  expect(paths.filter((path) => path.startsWith('/team/'))).toEqual([])
  expect(paths.filter((path) => html(path).includes('/team/'))).toEqual([])
})

test('a reviewer who is nobody of the team is told of', async () => {
  const { problems } = await changedFirm({
    'articles/dallas-texas-cpa.md': [/^reviewer: .*/m, 'reviewer: ana-ruz'],
    'team.yaml': named['team.yaml'] as never,
  })
  expect(problems).toMatchObject([{ file: 'articles/dallas-texas-cpa.md', field: 'reviewer' }])
  expect(problems[0]?.hint).toContain('ana-ruiz')
})
