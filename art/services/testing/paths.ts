// Finds what was drawn by how it was drawn.
import { type Trace, trace } from '../../testing/trace.ts'

/** The paths of a plate with the given attributes, each as its lines. */
export function tracesWith(svg: string, ...attributes: readonly string[]): Trace[][] {
  const tags = [...svg.matchAll(/<path [^>]*>/g)].map(([tag]) => tag)
  return tags
    .filter((tag) => attributes.every((attribute) => tag.includes(attribute)))
    .map((tag) => trace(/ d="([^"]*)"/.exec(tag)?.[1] ?? ''))
}

/** The middles and radii of the circles of a plate. */
export function circles(svg: string): { x: number; y: number; radius: number }[] {
  return [...svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)].map(
    ([, x, y, radius]) => ({ x: Number(x), y: Number(y), radius: Number(radius) }),
  )
}
