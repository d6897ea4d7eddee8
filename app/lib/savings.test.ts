import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { covers } from '#test/requirements.ts'
import { cleanAmount, estimate, parseAmount, readFragment, writeFragment } from './savings.ts'

const range = { minimum: 17, maximum: 70 }
const cents = fc.integer({ min: 1, max: 1e13 })
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,,..$ -e') }),
)

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

describe('parseAmount', covers('calculator-parsing'), () => {
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
    expect(parseAmount(typed)).toBe(amount)
  })

  test.each([
    ...['', ' 5', '5 ', '9'.repeat(309), `.${'0'.repeat(400)}1`],
    ...'. , ,., 1.2.3 ..5 0 0.00 ,0, -5 1e5 $5 ٣ NaN Infinity 0x10'.split(' '),
  ])('%j is no amount', (typed) => {
    expect(parseAmount(typed)).toBeUndefined()
  })

  test('whatever is typed, the answer is nothing or a finite number above zero', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const amount = parseAmount(typed) ?? 1
        expect(Number.isFinite(amount) && amount > 0).toBe(true)
      }),
    )
  })

  test('commas change nothing, wherever they are', () => {
    fc.assert(
      fc.property(cents, fc.nat(20), (amount, at) => {
        const typed = (amount / 100).toFixed(2)
        expect(parseAmount(`${typed.slice(0, at)},${typed.slice(at)}`)).toBe(parseAmount(typed))
      }),
    )
  })
})

describe('estimate', covers('calculator-arithmetic'), () => {
  test.each([
    [80_000, 320_000, 13_600, 56_000, '25.0%'],
    [50, 200, 9, 35, '25.0%'], // 8.5 rounds up
    [3_500, 10_000, 595, 2_450, '35.0%'],
    [0.01, 1_000_000, 0, 0, '0.0%'],
    [1, 2_000, 0, 1, '0.1%'], // 0.05% rounds up
    [320_000, 80_000, 54_400, 224_000, '400.0%'],
  ])('$%d of tax on $%d: $%d to $%d, %s', (taxPaid, grossIncome, least, most, rate) => {
    expect(estimate({ taxPaid, grossIncome }, range)).toEqual({ least, most, rate })
  })

  test('equals whole-number arithmetic in cents, rounded half up', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 100 }), (paid, gross, percent) => {
        const amounts = { taxPaid: paid / 100, grossIncome: gross / 100 }
        const { least, most, rate } = estimate(amounts, { minimum: percent, maximum: 100 })
        // A dollar is a hundred cents, a percent a hundredth: half of both is 5000.
        expect(BigInt(least)).toBe((BigInt(paid) * BigInt(percent) + 5000n) / 10_000n)
        expect(BigInt(most)).toBe((BigInt(paid) + 50n) / 100n)
        const tenths = (BigInt(paid) * 2000n + BigInt(gross)) / (BigInt(gross) * 2n)
        expect(BigInt(rate.replace(/\.(\d)%$/, '$1'))).toBe(tenths)
      }),
      { numRuns: 1000 },
    )
  })

  test('every amount that parses has an estimate: least is not above most, one decimal', () => {
    const amount = fc.double({ min: 0, minExcluded: true, noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(amount, amount, (taxPaid, grossIncome) => {
        const { least, most, rate } = estimate({ taxPaid, grossIncome }, range)
        expect(least).toBeLessThanOrEqual(most)
        expect(rate).toMatch(/^\d+\.\d%$/)
      }),
    )
  })
})

describe('the link', covers('calculator-shared-link'), () => {
  test('brings back the amounts it was made of, without commas', () => {
    const digits = fc.stringMatching(/^[1-9][\d,]{0,12}(\.\d{0,2})?$/)
    fc.assert(
      fc.property(digits, digits, (taxPaid, grossIncome) => {
        const link = readFragment(writeFragment(taxPaid, grossIncome))
        expect(parseAmount(link?.taxPaid ?? '')).toBe(parseAmount(taxPaid))
        expect(parseAmount(link?.grossIncome ?? '')).toBe(parseAmount(grossIncome))
      }),
    )
  })

  test('with an encoded comma is read, too', () => {
    const amounts = { taxPaid: '80000', grossIncome: '320000.50' }
    expect(readFragment('#calculator=80000,320000.50')).toEqual(amounts)
    expect(readFragment('#calculator=80000%2C320000.50')).toEqual(amounts)
  })

  const others = `
    #calculator #calculator= #calculator=1 #calculator=1, #calculator=,1 #calculator=1,2,3
    #calculator=0,5 #calculator=-1,5 #calculator=1e5,5 #calculator=1.2.3,5 #calculator=%,%
    #calculator=<b>,5 #calculator=1,5&x=1 #x=1,2 #%`

  test.each([...['', '#', `#calculator=${'9'.repeat(310)},5`], ...others.trim().split(/\s+/)])(
    '%s holds no amounts',
    (hash) => {
      expect(readFragment(hash)).toBeUndefined()
    },
  )

  test('never throws, whatever the address holds', () => {
    fc.assert(
      fc.property(text, (junk) => {
        expect(readFragment(`#calculator=${junk}`)?.taxPaid ?? '1').toMatch(/^[\d.]+$/)
        expect(readFragment(junk)).toBeUndefined()
      }),
    )
  })
})
