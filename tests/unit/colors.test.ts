import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palette } from '../../src/styles/palette.ts'

/** The classes of the drawings, each with its token. */
const inks: Record<string, string> = {
  line: 'line',
  solid: 'line',
  pane: 'line',
  'glass fill': 'line',
  'glass stroke': 'paper',
  soft: 'line-soft',
  metal: 'gold-line',
  'solid-metal': 'gold-line',
  bars: 'paper',
  paper: 'paper',
  cleared: 'paper',
  sheet: 'paper',
  band: 'band-gold',
  'solid-band': 'band-gold',
  plate: 'band',
  lit: 'window',
  lamp: 'window',
}

/** Openings in a wall are dark by day, and by night outlines on paper. */
const isOutline = (name: string, property: string) => name === 'pane' || (name === 'glass' && property === 'fill')
const expected = (name: string, property: string, time: 'day' | 'night') =>
  time === 'night' && isOutline(name, property)
    ? palette('paper').night
    : palette(inks[`${name} ${property}`] ?? inks[name] ?? name)[time]

test('drawings have the colors of tokens.css by day and by night', () => {
  for (const file of globSync('src/drawings/**/*.svg')) {
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync(file, 'utf8')) ?? []
    const [day = '', night = ''] = style.split(/@media(.*)/s)
    for (const [time, rules] of Object.entries({ day, night }) as ['day' | 'night', string][]) {
      for (const [, name = '', declarations = ''] of rules.matchAll(/\.([\w-]+)\{([^}]*)\}/g)) {
        for (const [, property = '', color] of declarations.matchAll(/(fill|stroke):(#\w+)/g)) {
          expect([file, time, name, property, color]).toEqual([
            file,
            time,
            name,
            property,
            expected(name, property, time),
          ])
        }
      }
    }
  }
})

test('a color without a hex value is named', () => {
  expect(() => palette('surface')).toThrow('src/styles/tokens.css has no hex color --surface.')
})
