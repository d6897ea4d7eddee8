import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerText,
  cleanAmount,
  faultText,
  readField,
  readFragment,
  type ToolField,
  writeFragment,
} from './tool.ts'

const cents = fc.integer({ min: 1, max: 1e13 })
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,,..$ -e') }),
)

const amount: ToolField = {
  name: 'taxPaid',
  label: 'Tax paid',
  kind: 'amount',
  positive: true,
  max: Number.POSITIVE_INFINITY,
}

function amountOf(typed: string): number | undefined {
  const read = readField(amount, typed)
  return 'value' in read ? (read.value as number) : undefined
}

const linked = (hash: string) =>
  readFragment(hash, 'calculator', [amount, { ...amount, name: 'grossIncome' }])

describe('cleanAmount', () => {
  test.each([
    ['$1,234.50', 9, '1,234.50', 8],
    ['12x34', 3, '1234', 2],
    ['x12', 0, '12', 0],
    ['１２٣😀', 5, '', 0],
  ])('%j with the caret at %d becomes %j with the caret at %d', (typed, at, left, caret) => {
    expect(cleanAmount(typed, at)).toEqual({ text: left, caret })
  })

  test('nothing but digits, commas and periods survives, and they keep their order', () => {
    fc.assert(
      fc.property(text, fc.nat(40), (typed, at) => {
        const { text: left, caret } = cleanAmount(typed, at)
        expect(left).toBe([...typed].filter((sign) => '0123456789.,'.includes(sign)).join(''))
        expect(caret).toBeLessThanOrEqual(left.length)
        expect(cleanAmount(left, caret)).toEqual({ text: left, caret })
      }),
    )
  })

  test('the caret keeps the same text before it and behind it', () => {
    fc.assert(
      fc.property(text, text, (before, behind) => {
        const { text: left, caret } = cleanAmount(before + behind, before.length)
        expect(left.slice(0, caret)).toBe(cleanAmount(before, 0).text)
        expect(left.slice(caret)).toBe(cleanAmount(behind, 0).text)
      }),
    )
  })
})

describe('an amount above zero', () => {
  test.each([
    ['80000', 80_000],
    ['1,000.50', 1000.5],
    [',,5,', 5],
    ['0,1', 1],
    ['.5', 0.5],
    ['5.', 5],
    ['00012', 12],
    ['9'.repeat(308), Number('9'.repeat(308))],
  ])('%j is %d', (typed, amount) => {
    expect(amountOf(typed)).toBe(amount)
  })

  test.each([
    ...['', ' 5', '5 ', '9'.repeat(309), `.${'0'.repeat(400)}1`],
    ...'. , ,., 1.2.3 ..5 0 0.00 ,0, -5 1e5 $5 ٣ NaN Infinity 0x10'.split(' '),
  ])('%j is no amount', (typed) => {
    expect(amountOf(typed)).toBeUndefined()
  })

  test('whatever is typed, the answer is nothing or a finite number above zero', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const amount = amountOf(typed) ?? 1
        expect(Number.isFinite(amount) && amount > 0).toBe(true)
      }),
    )
  })

  test('commas change nothing, wherever they are', () => {
    fc.assert(
      fc.property(cents, fc.nat(20), (amount, at) => {
        const typed = (amount / 100).toFixed(2)
        expect(amountOf(`${typed.slice(0, at)},${typed.slice(at)}`)).toBe(amountOf(typed))
      }),
    )
  })
})

describe('the link', () => {
  test('brings back the amounts it was made of, without commas', () => {
    const digits = fc.stringMatching(/^[1-9][\d,]{0,12}(\.\d{0,2})?$/)
    fc.assert(
      fc.property(digits, digits, (taxPaid, grossIncome) => {
        const link = linked(writeFragment('calculator', [taxPaid, grossIncome]))
        expect(link?.map(amountOf)).toEqual([taxPaid, grossIncome].map(amountOf))
      }),
    )
  })

  test('with an encoded comma is read, too', () => {
    const amounts = ['80000', '320000.50']
    expect(linked('#calculator=80000,320000.50')).toEqual(amounts)
    expect(linked('#calculator=80000%2C320000.50')).toEqual(amounts)
  })

  const others = `
    #calculator #calculator= #calculator=1 #calculator=1, #calculator=,1 #calculator=1,2,3
    #calculator=0,5 #calculator=-1,5 #calculator=1e5,5 #calculator=1.2.3,5 #calculator=%,%
    #calculator=<b>,5 #calculator=1,5&x=1 #x=1,2 #%`

  test.each([...['', '#', `#calculator=${'9'.repeat(310)},5`], ...others.trim().split(/\s+/)])(
    '%s holds no amounts',
    (hash) => {
      expect(linked(hash)).toBeUndefined()
    },
  )

  test('never throws, whatever the address holds', () => {
    fc.assert(
      fc.property(text, (junk) => {
        expect(linked(`#calculator=${junk}`)?.[0] ?? '1').toMatch(/^[\d.]+$/)
        expect(linked(junk)).toBeUndefined()
      }),
    )
  })
})

describe('a field', () => {
  const words = {
    empty: '{field}?',
    zero: '{field} above zero',
    limits: '{field} from {least} to {most}',
    whole: '{field} whole from {least} to {most}',
  }
  const cost: ToolField = { name: 'cost', label: 'Cost', kind: 'amount', min: 5, max: 9000 }
  const count: ToolField = { name: 'count', label: 'Count', kind: 'whole', optional: true }
  const choices = ['a', 'b'].map((value) => ({ value, label: value }))
  const kind: ToolField = { name: 'kind', label: 'Kind', kind: 'choice', choices }

  test.each([
    [cost, '5', 5],
    [cost, '9,000.00', 9000],
    [count, '', undefined],
    [count, '0', 0],
    [count, '99', 99],
    [count, '3.', 3],
    [kind, 'b', 'b'],
    [{ ...kind, kind: 'yes' as const }, '1', true],
    [{ ...kind, kind: 'yes' as const }, '', false],
  ])('%j holding %j is %j', (field, typed, value) => {
    expect(readField(field, typed)).toEqual({ value })
  })

  test.each([
    [cost, '', 'Cost?'],
    [cost, '4.99', 'Cost from $5 to $9,000'],
    [cost, '1.2.3', 'Cost from $5 to $9,000'],
    [{ ...cost, max: undefined }, '9'.repeat(400), 'Cost from $5 to $1,000,000,000'],
    [count, '2.5', 'Count whole from 0 to 99'],
    [count, '100', 'Count whole from 0 to 99'],
    [count, ',', 'Count whole from 0 to 99'],
    [{ ...count, positive: true }, '0', 'Count above zero'],
    [kind, 'c', 'Kind?'],
  ])('%j holding %j is told of: %s', (field, typed, told) => {
    const read = readField(field, typed)
    expect('fault' in read && faultText(field, read.fault, words)).toBe(told)
  })
})

test('an answer as text has a line for each amount, the total and the sentences', () => {
  const lines = [
    { label: 'Return', amount: '$700+' },
    { label: 'Extra K-1', note: '3 × $70', amount: '$210' },
  ]
  const total = { label: 'Together', amount: '$910+' }
  expect(answerText('My list', { lines, total, remarks: ['States are quoted.'] })).toBe(
    'My list\n- Return: $700+\n- Extra K-1 (3 × $70): $210\nTogether: $910+\nStates are quoted.',
  )
})
