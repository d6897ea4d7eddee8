// The format of a legal page's plate: twice as wide as high, as over the first page of a statute.
import type { Inks } from '../inks.ts'
import { plate } from '../svg.ts'

const unit = 3
const width = 720
const height = 360

export function headpiece(inks: Inks, body: string): string {
  return plate(inks, {
    viewBox: [0, 0, width * unit, height * unit],
    size: [width, height],
    paint: 'line',
    body,
  })
}
