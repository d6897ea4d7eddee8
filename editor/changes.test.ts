import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFirmDir } from '#test/firm-content.ts'
import { changesOf, said } from './changes.ts'

const article = 'articles/dallas-texas-cpa.md'
const textOf = (file: string) => readFileSync(join(testFirmDir, file), 'utf8')

test.each<[file: string, from: string | RegExp, to: string, words: RegExp, link: string]>([
  ['launch.yaml', 'evidence: false', 'evidence: true', /: no becomes yes$/, 'launch.yaml/evidence'],
  ['launch.yaml', /$/, 'deploy: npx tool\n', /Deploy, new: npx tool$/, 'launch.yaml/deploy'],
  ['launch.yaml', 'hours: true\n', '', /ours, deleted: yes$/, 'launch.yaml'],
  ['launch.yaml', /^/, '# Ours.\n', /: only a remark$/, 'launch.yaml'],
  ['launch.yaml', 'hours: true', 'hours: [', /: the text, deleted/, 'launch.yaml'],
  [
    article,
    'Its owners pay again',
    'The owners pay twice',
    /^A local article, Dallas: Text of the page: “….*Its owners.*…” becomes “….*The owners pay twice.*…”$/,
    `${article}/body`,
  ],
])('%s: %s becomes %s', (file, from, to, words, link) => {
  const before = textOf(file)
  const [change, ...others] = changesOf(file, before, before.replace(from, to))
  expect(change).toMatchObject({ words: expect.stringMatching(words), link })
  expect(change?.words).toContain(`${change?.title}: `)
  expect(others).toEqual([])
})

test.each([
  ['a b', 'a b c', ['new: /c']],
  ['a b', 'b', ['deleted: /a']],
  ['a b', 'b a', ['in another order']],
  ['a b', 'a c', ['From: /b becomes /c']],
  ['a a b', 'a a c d', ['new: /c', 'new: /d', 'deleted: /b']],
])('entries %s become %s: %j', (before, after, words) => {
  const [old, now] = [before, after].map(
    (names) => `redirects:\n${names.replaceAll(/(\w) ?/g, '  - { from: /$1, to: / }\n')}`,
  )
  expect(changesOf('redirects.yaml', old, now).map((each) => each.words)).toEqual(
    words.map((each) => expect.stringContaining(each)),
  )
})

test('reworded question is none that was deleted, also when another is new', () => {
  const before = textOf('faq.yaml')
  const more = '  - { id: more, question: May I ask more?, answer: You may ask more. }\n'
  const after = before.replace(/(question: "?)/, '$1So, ').trimEnd()
  const words = changesOf('faq.yaml', before, `${after}\n${more}`).map((each) => each.words)
  expect(words).toEqual([
    expect.stringMatching(/Question: .* becomes So, /),
    expect.stringContaining('new: May I ask more?'),
  ])
})

test('a group without a name is called by its first words', () => {
  expect(said({ on: true, mark: { light: 'logo.svg' } })).toBe('logo.svg')
})

test('what a text names by an id is called by its name', () => {
  const file = 'pages/home.yaml'
  const [before, after] = ['a, b', 'a'].map(
    (ids) => `blocks:\n  - { block: figures, heading: Ours, show: [${ids}] }\n`,
  )
  const ids = { figure: [{ value: 'b', name: 'Returns filed' }] }
  expect(changesOf(file, before, after, ids).map(({ words }) => words)).toEqual([
    expect.stringMatching(/Figures, deleted: Returns filed$/),
  ])
})

test('files that come and go', () => {
  expect(changesOf(article, undefined, textOf(article))).toEqual([
    { words: 'New: a local article, Dallas', link: article },
  ])
  expect(changesOf('images/jane.jpg', '')).toEqual([
    { words: 'Deleted: the picture jane.jpg', link: 'pictures' },
  ])
})
