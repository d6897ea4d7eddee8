import { readFileSync } from 'node:fs'

// Colors for what no style sheet reaches: the browser's own bars, the manifest and the share cards.

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

/** Returns a color of tokens.css as it is by day and by night. */
export function palette(name: string): { day: string; night: string } {
  const [, day, night = day] = new RegExp(`--${name}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+))?`).exec(tokens) ?? []
  if (!day || !night) throw new Error(`src/styles/tokens.css has no hex color --${name}.`)
  return { day, night }
}
