import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { shown } from '#app/lib/shown.ts'
import { htmlOf } from '#test/html-of.ts'
import { fillFacts } from './facts.ts'
import type { ProseText } from './fields.ts'
import { group, list, text } from './fields.ts'
import { expectProblem, loadFile, loadWith, readValue } from './test-folder.ts'

test('facts are filled in before limits are measured', async () => {
  const page = (title: string) => ({ 'pages/home.yaml': `title: "${title}"\n` })
  expect((await loadWith(page('{phone}'))).problems).toEqual([])
  // 19 characters as typed.
  expectProblem(
    await loadWith(page('Please call {phone}')),
    '... at most 20 characters; this has 26 ...',
  )
  // 26 characters as typed, 18 as read.
  expect((await loadWith(page('Elite for {price.elite}!'))).problems).toEqual([])
})

test('facts work in front matter, bodies and link targets', async () => {
  const loaded = await loadWith({
    'services/planning.md':
      '---\ntitle: By {name}\n---\n\nCall [{ phone }](tel:{phoneHref}), from {price.elite}.\n',
  })
  expect(loaded.problems).toEqual([])
  const made = z.object({ title: z.unknown(), body: z.custom<ProseText>() })
  const { title, body } = made.parse(loaded.data.get('services/planning.md'))
  expect(`${title}`).toBe('By Fairshare')
  expect(htmlOf(body)).toBe(
    '<p>Call <a href="tel:+16155550142">(615) 555-0142</a>, from $1,234+.</p>',
  )
})

test('an escaped brace is a brace', async () => {
  const loaded = await loadWith({ 'pages/home.yaml': 'title: a \\{phone\\} b\n' })
  expect(readValue(loaded, 'pages/home.yaml')).toEqual({ title: 'a {phone} b' })
})

test.each([
  ['on one line', 'title: Home\nintro: Call {phnoe}\n', 2],
  ['in folded text', 'title: Home\nintro: >\n  Call\n  us at\n  {phnoe}\n', 5],
  ['in literal text', 'title: Home\nintro: |\n  Call\n  {phnoe}\n', 4],
  ['the second time', 'title: Home\nintro: >\n  {phone} and\n  \\{phnoe\\} and\n  {phnoe}\n', 5],
])(
  'an unknown fact %s is reported with its own line and the nearest name',
  async (_, content, line) => {
    expectProblem(
      await loadWith({ 'pages/home.yaml': content }),
      `pages/home.yaml, line ${line}, field "intro" Found: {phnoe}, ... Hint: Did you mean {phone}? ... write \\{ ...`,
    )
  },
)

test('a fact spelled by its sound is known again', async () => {
  expectProblem(
    await loadWith({ 'pages/home.yaml': 'title: Home\nintro: Call {fone}\n' }),
    '... Found: {fone}, ... Hint: Did you mean {phone}? ...',
  )
})

test('an unknown fact in a body is reported with its line in the file', async () => {
  const content = '---\ntitle: Planning\n---\n\nOne\n\nTwo {prise.elite}\n'
  expectProblem(
    await loadWith({ 'services/planning.md': content }),
    'services/planning.md, line 7, ... Hint: Did you mean {price.elite}? ...',
  )
})

test.each(['Call {phone', 'Call phone}'])(
  'a brace without its partner is a problem: %s',
  async (intro) => {
    const loaded = await loadWith({ 'pages/home.yaml': `title: Home\nintro: ${intro}\n` })
    expectProblem(loaded, 'pages/home.yaml, line 2, ... Found: a ... without a ...')
  },
)

test('two unknown facts of one name have a line each', async () => {
  const intro = 'intro: >\n  {phnoe}\n  or\n  {phnoe}\n'
  const { problems } = await loadWith({ 'pages/home.yaml': `title: Home\n${intro}` })
  expect(problems.map(({ line }) => line)).toEqual([3, 5])
})

test('what is wrong beside an unknown fact is reported, what depends on it is not', async () => {
  const long = 'x'.repeat(80)
  const { problems } = await loadWith({
    'pages/home.yaml': `title: "{nope} ${long}"\nintro: "{nope} [a](/nowhere) ${long}"\n`,
  })
  expect(problems.map(({ found }) => found)).toEqual([
    expect.stringContaining('{nope}'),
    expect.stringContaining('{nope}'),
    expect.stringContaining('/nowhere'),
  ])
})

test('names that every object has are not facts', async () => {
  const loaded = await loadWith({ 'pages/home.yaml': 'title: Home\nintro: "{constructor}"\n' })
  expectProblem(loaded, '... Found: {constructor}, ... Expected: the name of a fact, ...')
})

describe('names that the page fills in', () => {
  const schema = group({
    line: text({ max: 60, values: ['fee', 'minimum'] }),
    rows: list(group({ note: text({ max: 60, values: ['count'] }) }), { optional: true }),
    other: text({ max: 60, optional: true }),
  })

  test('stay in the text beside facts, which are filled in', async () => {
    const loaded = await loadFile(
      schema,
      'line: "{fee} or { minimum }, not {price.elite}"\nrows: [{ note: "{count} of {phone}" }]\n',
    )
    expect(loaded.problems).toEqual([])
    expect(readValue(loaded)).toEqual({
      line: '{fee} or {minimum}, not $1,234+',
      rows: [{ note: '{count} of (615) 555-0142' }],
    })
  })

  test('belong to their field only', async () => {
    expectProblem(
      await loadFile(schema, 'line: A\nother: "{fee}"\n'),
      'file.yaml, line 2, field "other" Found: {fee}, ... Expected: the name of a fact, ...',
    )
  })
})

describe('conditional paragraphs', () => {
  const given = { state: shown('Tennessee'), plan: shown(''), 'page.*': shown('') }
  const filled = (text: string) => fillFacts(text, given).value

  test('a paragraph that asks for a fact appears if the fact is given, and its opposite does not', () => {
    const text = 'First.\n\n{?state} The law of {state}.\n\n{!state} Some law.\n\nLast.'
    expect(filled(text)).toBe('First.\n\nThe law of Tennessee.\n\n\n\nLast.')
  })

  test('if the fact is not given it is the other way around', () => {
    expect(filled('{?plan} By our plan.\n\n{!plan} With care.')).toBe('\n\nWith care.')
  })

  test('a paragraph of several lines goes as a whole and leaves the lines below in their places', () => {
    expect(filled('{?plan} One\ntwo\nthree.\n\nFour.')).toBe('\n\n\n\nFour.')
  })

  test.each([
    ['By phone{?plan}, plan{/} and mail.', 'By phone and mail.'],
    ['By phone{?state} and in {state}{/}.', 'By phone and in Tennessee.'],
    ['One. {?plan} Two.{/} Three.', 'One. Three.'],
    ['One. {?plan} Two. {!plan} Three.', 'One. Three.'],
    ['One. {?state} Two. {!state} Three.{/} Four.', 'One. Two. Four.'],
    ['{?plan} One.{/} Two.', 'Two.'],
    ['One.\n{?plan} Two.\n{!plan} Three.', 'One.\n\nThree.'],
    ['A \\{?plan\\} B', 'A {?plan} B'],
  ])('a part of a sentence can depend on a fact: %s', (text, read) => {
    expect(fillFacts(text, given)).toMatchObject({ value: read, problems: [] })
  })

  test('an item of a list goes alone', () => {
    expect(filled('- a\n{?plan} - b\n  more\n- c\n  - d {?state} e')).toBe('- a\n\n\n- c\n  - d e')
  })

  test('an end without a beginning is reported', () => {
    const [problem] = fillFacts('Here.{/} There.', given).problems
    expect(problem?.detail.found).toBe('{/} without a beginning')
  })

  test('an entry of a list goes with its text, and problems keep their places', async () => {
    const schema = group({
      lines: list(text({ max: 9 }), {}),
      steps: list(group({ name: text({ max: 9 }), text: text({ max: 9 }) }), {}),
      note: text({ max: 9, optional: true }),
    })
    const lines = ['lines:', '  - "{!phone} a"', '  - b', '  - "{!phone} c"']
    const steps = [
      'steps:',
      '  - { name: "{!phone} A", text: "{nope}" }',
      '  - { name: B, text: b }',
      'note: "{!phone} Yes."',
    ]
    const read = (...more: string[]) =>
      loadFile(schema, [...lines, ...more, ...steps, ''].join('\n'))
    const loaded = await read('  - d')
    expect(loaded.problems).toEqual([])
    expect(readValue(loaded)).toEqual({ lines: ['b', 'd'], steps: [{ name: 'B', text: 'b' }] })
    expectProblem(
      await read('  - much too long'),
      'file.yaml, line 5, field "lines, item 4" Found: "much too long" ...',
    )
  })

  test('a mistyped name is reported with the nearest one and its sign', () => {
    const [problem] = fillFacts('{?stat} The law.', given).problems
    expect(problem?.detail).toMatchObject({
      found: expect.stringContaining('{?stat}'),
      hint: expect.stringContaining('{?state}'),
    })
  })

  test('a page that is not there is a fact that is not given', () => {
    expect(filled('{?page.estate} See it.\n\n{!page.estate} Ask us.')).toBe('\n\nAsk us.')
    const [problem] = fillFacts('See [it]({page.estate}).', given).problems
    expect(problem?.detail.hint).toContain('{?page.estate}')
  })

  test('a fact that is not given cannot be in a text that does not ask for it', () => {
    const { problems, unfilled } = fillFacts('By our {plan}.', given)
    expect(problems[0]?.detail).toMatchObject({
      found: expect.stringContaining('{plan}'),
      hint: expect.stringContaining('{?plan}'),
    })
    expect(unfilled).toHaveLength(1)
  })
})
