import { beforeEach, describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  calculate,
  Example,
  figures,
  gross,
  inputOf,
  paid,
  paste,
  said,
} from './calculator-testing.tsx'

beforeEach(async () => {
  await render(<Example />)
})

describe('only digits, commas and periods survive', () => {
  test.each([
    ['$1,234.50', '1,234.50'],
    ['1e5', '15'],
    ['-5', '5'],
    ['+5', '5'],
    ['12abc', '12'],
    ['0x1F', '01'],
    ['１２３', ''],
    ['٣٤٥', ''],
    ['²½', ''],
    ['💰80,000💰', '80,000'],
    ['  80 000  ', '80000'],
    ['80\u00a0000', '80000'],
    ['80\u202f000', '80000'],
    ['80\t000\n', '80000'],
    ['80’000', '80000'],
    ['80_000', '80000'],
    ['(1,000)', '1,000'],
    ['12%', '12'],
    ['<b>7</b>', '7'],
    ['\u200b9\u200d', '9'],
    ['USD 1.000,00', '1.000,00'],
    ['NaN', ''],
    ['Infinity', ''],
  ])('of %j stays %j', async (pasted, left) => {
    paste(paid, pasted)
    await expect.element(paid).toHaveValue(left)
  })

  test('key by key, letters never show', async () => {
    await userEvent.type(gross, 'a1b,2c.3-')
    await expect.element(gross).toHaveValue('1,2.3')
  })

  test('from the real clipboard', async () => {
    const source = document.body.appendChild(document.createElement('textarea'))
    source.value = '$ 9,876.54'
    source.select()
    await userEvent.copy()
    source.remove()
    await userEvent.click(paid)
    await userEvent.paste()
    await expect.element(paid).toHaveValue('9,876.54')
  })
})

describe('the caret stays where the visitor is', () => {
  test.each([
    ['80,000', 2, 'x', '80,000', 2],
    ['80,000', 2, '5', '805,000', 3],
    ['80,000', 0, '$', '80,000', 0],
    ['80,000', 1, 'a9b', '890,000', 2],
    ['80,000', 6, ' ', '80,000', 6],
  ])('in %j at %d, %j gives %j and %d', (before, caret, typed, after, then) => {
    paste(paid, before)
    paste(paid, typed, caret)
    expect(inputOf(paid).value).toBe(after)
    expect(inputOf(paid).selectionStart).toBe(then)
    expect(inputOf(paid).selectionEnd).toBe(then)
  })

  test('and a digit typed after a refused letter lands in the middle, too', async () => {
    paste(paid, '80,000')
    inputOf(paid).setSelectionRange(2, 2)
    await userEvent.keyboard('x7')
    await expect.element(paid).toHaveValue('807,000')
  })
})

test('an input method composes undisturbed; what it leaves is cleaned', async () => {
  paste(paid, '12')
  await cdp().send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 })
  await expect.element(paid).toHaveValue('12か')
  await cdp().send('Input.insertText', { text: '課3' })
  await expect.element(paid).toHaveValue('123')
})

describe('text that is no amount above zero gives no result', () => {
  test.each(['0', '0.00', '000', '.', ',', ',,,', '..', '1.2.3', '1..2', '.,.', '9'.repeat(310)])(
    '%s',
    async (text) => {
      paste(paid, text)
      paste(gross, '320,000')
      await calculate.click()
      await expect.poll(said).toBe('Tax paid needs a number above zero.')
      expect(figures()).toEqual({})
      await expect.element(paid).toHaveFocus()
      await expect.element(paid).toHaveValue(text)
    },
  )
})

describe('odd amounts that are amounts', () => {
  test.each([
    ['.5', '2', '$0', '$0', '25.0%'],
    ['5.', '10', '$1', '$4', '50.0%'],
    ['00012', '48', '$2', '$8', '25.0%'],
    [',,1,,00,', '1000', '$17', '$70', '10.0%'],
    ['0,1', '3', '$0', '$1', '33.3%'],
    ['1,000.50', '4,002', '$170', '$700', '25.0%'],
    ['50', '150', '$9', '$35', '33.3%'],
    ['1', '2000', '$0', '$1', '0.1%'],
    ['1', '9'.repeat(20), '$0', '$1', '0.0%'],
    [
      `1${'0'.repeat(21)}`,
      `4${'0'.repeat(21)}`,
      `$170${',000'.repeat(6)}`,
      `$700${',000'.repeat(6)}`,
      '25.0%',
    ],
  ])('%s of %s', async (tax, income, least, most, rate) => {
    paste(paid, tax)
    paste(gross, income)
    await calculate.click()
    await expect.poll(() => Object.values(figures())).toEqual([least, most, rate])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })
})
