import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planFor, returnCost } from '#app/lib/return-cost.ts'
import { testFirm } from '#test/firm-content.ts'
import { rulesOf } from './rules.ts'

const block = testFirm.pages.pricing?.blocks.find((each) => each.block === 'return-cost')
if (block?.block !== 'return-cost') throw new Error('The test firm has no such block.')
const { plans } = block
// As they are in the page.
const lines = JSON.parse(JSON.stringify(rulesOf(block.lines, testFirm.prices)))
const words = { total: 'Together', from: 'from {amount}', quoted: 'quoted' }
const nothing = { rentals: 0, states: 0, partnerships: 0, partners: 0, 's-corps': 0 }

type Said = Partial<typeof nothing> & { own?: string; papers?: string }

function cost(said: Said) {
  const answer = returnCost(
    lines,
    { own: 'no-return', papers: 'in-time', ...nothing, ...said },
    words,
  )
  const row = ({ label, note, amount }: (typeof answer.lines)[number]) =>
    [label, ...(note ? [note] : []), amount].join(' | ')
  return { rows: answer.lines.map(row), total: answer.total?.amount }
}

describe('what a return costs', () => {
  // Worked by hand from test/firm/prices/tax-preparation.yaml: a plain 1040 $300+, of a student $120 in all, with
  // one rental $450, each other rental $90, a 1065 with two partners $700+, each other K-1 $70, late papers $150,
  // an 1120S $900 to 1,100+.
  test.each<[Said, string[], string | undefined]>([
    [{ own: 'usual' }, ['Plain 1040 | $300+'], 'from $300+'],
    [{ own: 'student' }, ['1040 of a student | $120'], 'from $120'],
    [{ own: 'usual', rentals: 1 }, ['1040 and a rental | $450'], 'from $450'],
    [
      { own: 'student', rentals: 4 },
      ['1040 and a rental | $450', 'Extra rental | 3 × $90 | $270'],
      'from $720',
    ],
    [{ partnerships: 1, partners: 2 }, ['Partnership | $700+'], 'from $700+'],
    [
      { partnerships: 2, partners: 7, papers: 'late' },
      [
        'Partnership | 2 × $700+ | $1,400+',
        'Extra K-1 | 3 × $70 | $210',
        'Late papers | 2 × $150 | $300',
      ],
      'from $1,910+',
    ],
    [{ partners: 7, papers: 'late' }, [], undefined],
    [{ 's-corps': 2 }, ['S corporation | 2 × $900-1,100+ | $1,800+'], 'from $1,800+'],
    [
      { own: 'usual', rentals: 2, states: 3, partnerships: 1, partners: 3, 's-corps': 1 },
      [
        '1040 and a rental | $450',
        'Extra rental | $90',
        'Partnership | $700+',
        'Extra K-1 | $70',
        'S corporation | $900-1,100+',
        'State returns | 3 | quoted',
      ],
      'from $2,210+',
    ],
    [{ states: 1 }, ['State returns | quoted'], undefined],
  ])('%j: %j, %s', (said, rows, total) => {
    expect(cost(said)).toEqual({ rows, total })
  })

  test('equals the price list written as one sum', () => {
    const count = fc.integer({ min: 0, max: 99 })
    fc.assert(
      fc.property(
        fc.constantFrom('usual', 'student', 'no-return'),
        fc.constantFrom('in-time', 'late'),
        fc.tuple(count, count, count, count, count),
        (own, papers, [rentals, states, partnerships, partners, sCorps]) => {
          const counts = { rentals, states, partnerships, partners, 's-corps': sCorps }
          const alone = { usual: 300, student: 120, 'no-return': 0 }[own]
          const sum =
            (rentals === 0 ? alone : 360 + 90 * rentals) +
            partnerships * (papers === 'late' ? 850 : 700) +
            (partnerships > 0 && partners > 2 * partnerships
              ? 70 * (partners - 2 * partnerships)
              : 0) +
            900 * sCorps
          const plus = partnerships + sCorps > 0 || (own === 'usual' && rentals === 0)
          const printed = `from $${sum.toLocaleString('en-US')}${plus ? '+' : ''}`
          expect(cost({ own, papers, ...counts }).total).toBe(sum > 0 ? printed : undefined)
        },
      ),
    )
  })

  test('the first plan that fits is shown', () => {
    const fits = (said: Said) => planFor(plans, { own: 'usual', ...nothing, ...said })
    expect(fits({ partnerships: 1, 's-corps': 1 })).toBe(0)
    expect(fits({ partnerships: 1 })).toBe(1)
    expect(fits({ rentals: 9 })).toBe(1)
    expect(fits({})).toBe(-1)
  })
})
