// Before and after, as two desks side by side: nothing but what lies on them is different.
import type { Inks } from '../inks.ts'
import { plate } from '../svg.ts'
import { boundPlan } from './bound-plan.ts'
import { pad, placed, unit } from './kit.ts'
import { loosePapers } from './loose-papers.ts'

const width = 720 * unit
const height = 300 * unit

export function beforeAfter(inks: Inks): string {
  const top = (height - pad.height) / 2
  return plate(inks, {
    viewBox: [0, 0, width, height],
    size: [width / unit, height / unit],
    paint: 'line',
    body: placed(48, top, 0, loosePapers()) + placed(width - pad.width - 48, top, 0, boundPlan()),
  })
}
