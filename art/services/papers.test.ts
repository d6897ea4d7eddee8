import { describe, expect, it } from 'vitest'
import { fullTurn, type Point } from '../geometry.ts'
import { formWaves } from '../ribbons.ts'
import { inks } from '../testing/subjects.ts'
import { businessFormation, punchHoles } from './business-formation.ts'
import { buySellBusiness } from './buy-sell-business.ts'
import { hollowLength, hollowWord } from './hollow-letters.ts'
import { coupons, otherServices } from './other-services.ts'
import { denominations, taxPreparation } from './tax-preparation.ts'
import { inkBounds } from './testing/bounds.ts'
import { circles, tracesWith } from './testing/paths.ts'

describe('tax preparation', () => {
  const svg = taxPreparation(inks)

  it('has a note for each form, with its number twice', () => {
    const notes = svg.split(
      /(?=<g transform="translate\(\d+ \d+\)(?:rotate\([^)]*\))?">(?:<g id="note"|<use href="#note"))/,
    )
    expect(notes.slice(1)).toHaveLength(denominations.length)
    for (const [index, form] of denominations.entries()) {
      const number = / d="[^"]*"/.exec(hollowWord(form, 1))?.[0] ?? form
      // Three layers make a number: its edge, its paper and its shading.
      expect(notes[index + 1]?.split(number)).toHaveLength(2 * 3 + 1)
    }
  })

  it('gives each ribbon the swellings of its form', () => {
    const ribbons = tracesWith(svg, 'stroke-width="3.4"').filter((threads) => threads.length === 13)
    const swellings = ribbons.map((threads) => {
      const [upper = [], lower = []] = [threads[0]?.points, threads.at(-1)?.points]
      const widths = upper.map(([, y], index) => (lower[index]?.[1] ?? y) - y)
      const middle = (Math.max(...widths) + Math.min(...widths)) / 2
      return widths.filter(
        (width, index) => width > middle !== (widths[index + 1] ?? width) > middle,
      )
    })
    const crossings = denominations.map((form) => (2 * formWaves(form).swell) / 10)
    expect(swellings.map(({ length }) => length)).toEqual(crossings)
  })

  it('names a letter it has no skeleton of', () => {
    expect(() => hollowWord('990', 1)).toThrow('There is no hollow letter "9".')
    expect(hollowLength('1040', 200)).toBe(2 * hollowLength('1040', 100))
  })
})

describe('business formation', () => {
  const svg = businessFormation(inks)
  const [kept, cutOff] = ['kept', 'cut-off'].map(
    (id) => new RegExp(`<clipPath id="${id}">(.*?)</clipPath>`).exec(svg)?.[1] ?? '',
  )

  it('cuts one corner off and keeps the rest', () => {
    expect(tracesWith(kept ?? '')[0]?.[0]?.points).toHaveLength(5)
    expect(tracesWith(cutOff ?? '')[0]?.[0]?.points).toHaveLength(3)
  })

  it('punches what was kept, not the corner', () => {
    const outline = tracesWith(kept ?? '')[0]?.[0]?.points ?? []
    const holes = circles(svg).filter(({ x, radius }) => x > 0 && radius < 50)
    expect(holes).toHaveLength(punchHoles)
    for (const { x, y } of holes) expect(isInside([x, y], outline)).toBe(true)
  })

  it('closes every blank with a wave', () => {
    const waves = [...svg.matchAll(/translate\((\d+) (\d+)\)scale\(3\.3\)/g)]
    const rules = tracesWith(svg, 'stroke-width="6"').find((lines) => lines.length === waves.length)
    const starts = rules?.map(({ points }) => points[0]?.[0])
    expect(waves.length).toBeGreaterThan(4)
    expect(starts).toEqual(waves.map(([, x]) => Number(x)))
  })

  it('hangs its seal below the foot of the sheet', () => {
    const foot = Math.max(...(tracesWith(kept ?? '')[0]?.[0]?.points ?? []).map(([, y]) => y))
    expect(inkBounds(svg).bottom).toBeGreaterThan(foot + 200)
  })
})

describe('other services', () => {
  const svg = otherServices(inks)
  const { attached, loose } = coupons()

  it('is a sheet of 22 coupons, a few of them torn off', () => {
    expect(svg.match(/(?:id="|href="#)coupon"/g)).toHaveLength(22)
    expect(attached.length + loose.length).toBe(22)
    expect(svg.match(/translate\(\d+ \d+\)rotate\([^)]+\)/g)).toHaveLength(loose.length)
    expect(loose.length).toBeGreaterThan(1)
  })

  it('numbers them from 1 to 22 in marks, a long one for five', () => {
    const numbers = tracesWith(svg, 'stroke-width="9"').map((marks) => {
      const lengths = marks.map(({ points: [from, to] }) => (to?.[1] ?? 0) - (from?.[1] ?? 0))
      return lengths.reduce((sum, length) => sum + (length > 60 ? 5 : 1), 0)
    })
    const wanted = Array.from({ length: 22 }, (_, index) => index + 1)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(wanted)
  })
})

describe('buying and selling a business', () => {
  const svg = buySellBusiness(inks)

  it('joins two shops, which stand apart, by the deed', () => {
    const groups = svg.split(/(?=<g transform="translate\(\d+ 0\)">)/).slice(1, 3)
    const bodies = groups.map((group) => `${group.slice(0, group.indexOf('</g>'))}</g>`)
    const [leftShop, rightShop] = bodies.map(inkBounds)
    expect(leftShop?.right).toBeLessThan(rightShop?.left ?? 0)
    const joining = tracesWith(svg, 'class="paper"')
      .flat()
      .filter(({ closed }) => closed)
      .filter(({ points }) => {
        const xs = points.map(([x]) => x)
        return Math.min(...xs) < (leftShop?.right ?? 0) && Math.max(...xs) > (rightShop?.left ?? 0)
      })
    expect(joining.length).toBeGreaterThan(0)
  })
})

/** By the angle that an outline turns round a point: once if it is inside, not at all if not. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const angles = outline.map(([px, py]) => Math.atan2(py - y, px - x))
  const turn = angles.reduce((sum, angle, index) => {
    const step = (angles[(index + 1) % angles.length] ?? angle) - angle
    return sum + step - fullTurn * Math.round(step / fullTurn)
  }, 0)
  return Math.abs(turn) > fullTurn / 2
}
