import { describe, expect, it } from 'vitest'
import { inkNames, inksOf } from './inks.ts'
import { colors } from './testing/subjects.ts'

describe('inksOf', () => {
  it('takes every ink with its day and its night', () => {
    const inks = inksOf({ ...colors, green: { day: '#0E3B2D', night: '#dfe6d2' } })
    expect(Object.keys(inks)).toEqual([...inkNames])
    expect(inks.paper).toEqual({ light: '#000010', dark: '#ffff10' })
  })

  it.each([
    undefined,
    { day: '#123456' },
    { day: 'red', night: 'blue' },
    { day: '#12345', night: '#123456' },
  ])('names an ink it cannot read: %j', (wrong) => {
    expect(() => inksOf({ ...colors, 'gold-line': wrong })).toThrow(
      'content/theme.yaml: "gold-line" needs two colors for the drawings: { day: "#rrggbb", night: "#rrggbb" }',
    )
  })
})
