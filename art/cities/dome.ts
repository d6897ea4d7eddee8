// A ribbed dome in the light: level strokes crowd on the part that turns away from it.
import type { Point } from '../geometry.ts'
import { level, outline, pen, sampled, shape, toned } from './kit.ts'

export type Dome = {
  readonly middle: number
  readonly foot: number
  readonly rise: number
  /** Half the width at the foot. */
  readonly half: number
  /** Where ribs stand and tones begin and end: shares of half the width, from -1 on the left to 1. */
  readonly ribs: readonly number[]
  readonly tones: readonly {
    readonly from: number
    readonly to: number
    readonly gap: number
    readonly width?: number
  }[]
}

export function dome({ middle, foot, rise, half, ribs, tones }: Dome): string {
  const rib = (across: number) =>
    sampled(14, (share): Point => {
      const angle = (share * Math.PI) / 2
      return [middle + half * across * Math.cos(angle) ** 0.8, foot - rise * Math.sin(angle)]
    })
  const facet = (from: number, to: number) => [...rib(from), ...rib(to).toReversed()]
  return (
    shape(facet(-1, 1), pen.contour) +
    tones
      .map(({ from, to, ...tone }) => toned([facet(from, to)], { angle: level, ...tone }))
      .join('') +
    ribs.map((across) => outline(rib(across), pen.line, { closed: false })).join('')
  )
}
