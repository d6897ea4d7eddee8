import { byName } from '#app/lib/by-name.ts'
import { heightOf, plot, scale } from '#art/audiences/plot.ts'

const files = byName(
  import.meta.glob<string>('#art/plates/{front,street}-*.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

type Plate = { src: string; width: number; height: number }

/** The front of an audience beside its section, as high as its roof. */
export function frontOf(id: string): Plate {
  return plate(`front-${id}`, scale.section, heightOf(id))
}

/** The same front in the street over the index; "lot" is the plot that is still free. */
export function streetOf(id: string): Plate {
  return plate(`street-${id}`, scale.street, plot.height + plot.below)
}

function plate(name: string, pixels: number, metres: number): Plate {
  const src = files[name]
  if (!src) throw new Error(`art/plates/${name}.svg has not been drawn.`)
  return { src, width: plot.width * pixels, height: metres * pixels }
}
