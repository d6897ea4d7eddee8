import { describe, expect, it } from 'vitest'
import { inks } from '../testing/subjects.ts'
import { trace } from '../testing/trace.ts'
import { boundPlan } from './bound-plan.ts'
import { beforeAfter } from './desks.ts'
import { loosePapers } from './loose-papers.ts'

/** Path data of the elements of a drawing which carry a class. */
const withClass = (svg: string, name: string) =>
  [...svg.matchAll(/<path d="([^"]+)"[^>]* class="([^"]+)"/g)]
    .filter(([, , classes]) => classes === name)
    .map(([, data = '']) => data)

describe('boundPlan', () => {
  const tabs = trace(withClass(boundPlan(), 'paper')[0] ?? '').map(({ points }) => {
    const heights = points.map(([, y]) => y)
    return { top: Math.min(...heights), bottom: Math.max(...heights) }
  })

  it('has a tab for each month, none over another', () => {
    expect(tabs).toHaveLength(12)
    for (const [index, tab] of tabs.slice(1).entries()) {
      expect(tab.top).toBeGreaterThan(tabs[index]?.bottom ?? 0)
    }
  })

  it('inks the tab that ends each quarter', () => {
    const ink = trace(withClass(boundPlan(), 'metal')[0] ?? '').map(
      ({ points }) => points[0]?.[1] ?? 0,
    )
    const inked = tabs.map(({ top, bottom }) => ink.some((y) => y > top && y < bottom))
    expect(inked.flatMap((isInked, index) => (isInked ? [index + 1] : []))).toEqual([3, 6, 9, 12])
  })
})

describe('loosePapers', () => {
  it('circles one date only, twice round', () => {
    const rounds = withClass(loosePapers(), 'metal').filter((data) => !data.includes('z'))
    expect(rounds).toHaveLength(1)
    const [line] = trace(rounds[0] ?? '')
    const angles = (line?.points ?? []).map(([x, y]) => Math.atan2(y, x))
    const turned = angles.slice(1).reduce((sum, angle, index) => {
      const step = angle - (angles[index] ?? 0)
      return sum + Math.atan2(Math.sin(step), Math.cos(step))
    }, 0)
    expect(turned / (2 * Math.PI)).toBeGreaterThan(2)
  })
})

describe('beforeAfter', () => {
  it('says it without words', () => {
    expect(beforeAfter(inks)).not.toContain('<text')
  })
})
