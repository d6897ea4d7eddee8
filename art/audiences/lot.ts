// The last plot is still free: staked out, with a tree on it.
import type { Segment } from '../geometry.ts'
import { type Front, lines } from './kit.ts'
import { plotTree } from './parts.ts'

const stakes = [1.2, 4.2, 10.6, 12.2]

export const lot: Front = (sheet) => {
  const posts = stakes.map((x): Segment => [x, 0, x, 1.15])
  const cord = stakes.slice(1).map((x, index): Segment => [stakes[index] ?? x, 0.85, x, 0.85])
  return lines(sheet, cord, 'hatch') + plotTree(sheet, 7.3, 6.4, 4) + lines(sheet, posts, 'contour')
}
