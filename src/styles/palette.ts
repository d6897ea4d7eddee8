import { readFileSync } from 'node:fs'

// Colors for places that style sheets can't reach: the browser's toolbar, the manifest and the share cards.

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

/** Returns a color from tokens.css for the light theme and for the dark theme. */
export function palette(name: string): { day: string; night: string } {
  const [, day, night = day] = new RegExp(`--${name}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+))?`).exec(tokens) ?? []
  if (!day || !night) throw new Error(`src/styles/tokens.css has no hex color for --${name}.`)
  return { day, night }
}
