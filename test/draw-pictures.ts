import { draw } from '#drawings/draw.ts'

/** Components import their pictures, which a fresh clone does not have. */
export async function setup() {
  await draw()
}
