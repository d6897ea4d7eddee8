import { pictureOf } from '#app/components/picture-of.ts'
import { byName } from '#app/lib/text.ts'

const drawings = byName(
  import.meta.glob<string>('#drawings/plates/{front-*,street-*,neutral}.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** Each front is as wide as its plot and as high as its roof, in pixels. */
const width = 208
const heights: Partial<Record<string, number>> = {
  'real-estate-professionals': 208,
  'real-estate-investors': 144,
  agents: 152,
  'property-managers': 200,
  'business-owners': 144,
  'construction-and-home-services': 160,
  physicians: 136,
  'saas-and-it': 200,
  professionals: 200,
  'growing-businesses': 208,
  individuals: 152,
  lot: 112,
}

/** The building beside the section of an audience; "lot" is the plot that is still free. */
export function frontOf(name: string) {
  return { src: pictureOf(drawings, 'front', name), width, height: heights[name] ?? width }
}

/** The same building, drawn smaller, in the street above the index. */
export function streetOf(name: string) {
  return { src: pictureOf(drawings, 'street', name), width: 117, height: 126 }
}
