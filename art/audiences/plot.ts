// The measures of a plot: all that a page has to know of a front to keep its place.

/** Every front stands on a plot of this size, so that together they are one street. In metres. */
export const plot = { width: 13, height: 13, below: 1 }

/** Pixels in a metre of the street over the index, and of a front beside its section. */
export const scale = { street: 9, section: 16 }

/** How high each front reaches, by the id of its audience. */
const heights: Record<string, number> = {
  'real-estate-professionals': 13,
  'real-estate-investors': 9,
  agents: 9.5,
  'property-managers': 12.5,
  'business-owners': 9,
  'construction-and-home-services': 10,
  physicians: 8.5,
  'saas-and-it': 12.5,
  professionals: 12.5,
  'growing-businesses': 13,
  individuals: 9.5,
  lot: 7,
}

export function heightOf(id: string): number {
  return heights[id] ?? plot.height
}
