import { expect, test } from 'vitest'
import { countUp } from './count-up.ts'

test.for([
  [500, 0, '0', '500'],
  [73.6, 1, '0.0', '73.6'],
  [0, 0, '0', '0'],
] as const)(
  'a count to %d with %d decimals never runs backward and ends at its value',
  ([value, decimals, first, last]) => {
    const shown = countUp(value, decimals)
    expect([shown[0], shown.at(-1)]).toEqual([first, last])
    expect(shown.map(Number)).toEqual(shown.map(Number).toSorted((a, b) => a - b))
    expect(new Set(shown.map((each) => each.split('.')[1]?.length ?? 0))).toEqual(
      new Set([decimals]),
    )
  },
)
