import { expect, test } from 'vitest'
import { fillFacts } from './facts.ts'
import { load } from './test-folder.ts'

const given = { state: 'Tennessee', plan: '' }
const filled = (text: string) => fillFacts(text, given).value

test('a paragraph that asks for a fact stands where the fact is given, and its opposite does not', () => {
  const text = 'First.\n\n{?state} The law of {state}.\n\n{!state} Some law.\n\nLast.'
  expect(filled(text)).toBe('First.\n\nThe law of Tennessee.\n\n\n\nLast.')
})

test('where the fact is not given it is the other way round', () => {
  expect(filled('{?plan} By our plan.\n\n{!plan} With care.')).toBe('\n\nWith care.')
})

test('a paragraph of several lines goes as a whole and leaves the lines below in their places', () => {
  expect(filled('{?plan} One\ntwo\nthree.\n\nFour.')).toBe('\n\n\n\nFour.')
})

test('only the beginning of a paragraph asks', () => {
  const { problems } = fillFacts('Here {?state} in the middle.', given)
  expect(problems).toHaveLength(1)
})

test('a paragraph that went is not in the HTML', () => {
  const content =
    '---\ntitle: Planning\n---\n\n{!name} We have no name.\n\n{?name} We are {name}.\n'
  const { data, problems } = load({ 'services/planning.md': content })
  expect(problems).toEqual([])
  expect(data.get('services/planning.md')).toMatchObject({
    body: { html: '<p>We are Fairshare.</p>' },
  })
})

test('a mistyped name is told with the nearest one and its sign', () => {
  const [problem] = fillFacts('{?stat} The law.', given).problems
  expect(problem?.detail).toMatchObject({
    found: expect.stringContaining('{?stat}'),
    hint: expect.stringContaining('{?state}'),
  })
})

test('a fact that is not given cannot stand in a text that does not ask for it', () => {
  const { problems, unfilled } = fillFacts('By our {plan}.', given)
  expect(problems[0]?.detail).toMatchObject({
    found: expect.stringContaining('not given'),
    hint: expect.stringContaining('{?plan}'),
  })
  expect(unfilled).toHaveLength(1)
})
