import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'

test('a letter out of date gives the number to call', async () => {
  const { page } = await changedFirm({
    'letters.yaml': (file) => file.setIn(['letters', 0, 'validThrough'], '2020-12-31'),
  })
  const { texts, values, text } = page('/season-help').parts('#letters')[0] ?? page('/')
  expect(texts('#cp2000')).toEqual([
    expect.stringMatching(/^CP2000: .*December 31, 2020.*\(503\) 555-0147/),
  ])
  expect(values('#cp2000 a', 'href')).toEqual([expect.stringMatching(/^tel:/)])
  expect(text).not.toContain('Do not burn it.')
  expect(text).toContain('Do not wait.')
})

test('a number that two letters have is told of', async () => {
  const { problems } = await changedFirm({ 'letters.yaml': [/LT11/, 'CP2000'] })
  expect(problems).toMatchObject([
    { file: 'letters.yaml', expected: 'a number that no other letter has' },
  ])
})

test('a firm without letters shows none', async () => {
  const { problems, page } = await changedFirm({ 'letters.yaml': undefined })
  expect(problems).toEqual([])
  expect(page('/season-help').parts('#letters')).toEqual([])
})
