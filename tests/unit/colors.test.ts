import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palette } from '../../src/styles/palette.ts'

/** The classes in drawings that use each token's color. */
const classes: Record<string, string> = {
  line: 'line solid pane glass-fill',
  'line-soft': 'soft',
  'gold-line': 'metal solid-metal',
  paper: 'bars paper cleared sheet glass-stroke',
  'band-gold': 'band solid-band',
  band: 'plate',
  window: 'lit lamp',
}
const tokens = Object.fromEntries(
  Object.entries(classes).flatMap(([token, names]) => names.split(' ').map((name) => [name, token])),
)
/** Windows are dark in the light theme, and outlines in the dark theme. */
const openings = ['pane', 'glass-fill']

test('draws with the colors of tokens.css in both themes', () => {
  for (const file of globSync('src/drawings/**/*.svg')) {
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync(file, 'utf8')) ?? []
    for (const [index, rules] of style.split(/@media(.*)/s).entries()) {
      for (const [, name = '', declarations = ''] of rules.matchAll(/\.([\w-]+)\{([^}]*)\}/g)) {
        for (const [, property = '', color] of declarations.matchAll(/(fill|stroke):(#\w+)/g)) {
          const ink = name === 'glass' ? `${name}-${property}` : name
          const { day, night } = palette(index > 0 && openings.includes(ink) ? 'paper' : (tokens[ink] ?? ink))
          expect([file, index, name, property, color]).toEqual([file, index, name, property, index > 0 ? night : day])
        }
      }
    }
  }
})
