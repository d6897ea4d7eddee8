import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bodyOf, path, plate, recolor } from './svg.ts'
import { inks } from './testing.ts'

describe('plate', () => {
  const options = { viewBox: [0, 0, 10, 20], size: [30, 60], paint: 'line' } as const

  it('is a file with its proportions, its natural size and the inks of its body', () => {
    const svg = plate(inks, { ...options, body: path('M0 0h9', 1.25, 'metal') })
    expect(svg).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" width="30" height="60" fill="none" class="line">${
        /<style>.*<\/style>/.exec(svg)?.[0]
      }<path d="M0 0h9" stroke-width="1.3" class="metal"/></svg>\n`,
    )
    expect(svg).toContain(`.metal{stroke:${inks['gold-line'].day}}`)
  })

  it('stretches only when it is asked to', () => {
    expect(plate(inks, { ...options, body: '' })).not.toContain('preserveAspectRatio')
    expect(plate(inks, { ...options, body: '', stretch: true })).toContain(
      'preserveAspectRatio="none"',
    )
  })
})

const folder = new URL('drawn/', import.meta.url)
const drawn = readdirSync(folder).map((name): [string, string] => [
  name,
  readFileSync(new URL(name, folder), 'utf8'),
])

describe('the drawings of drawings/drawn/', () => {
  it.each(drawn)(
    '%s has roles instead of colors, and nothing that a picture must not have',
    (name, svg) => {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
      expect(svg).not.toMatch(
        /#[0-9a-f]{3,8}\b(?!["-])|rgb|<style|<script|<foreignObject|<image|\bstyle="|\bon\w+="|url\([^#]|href="[^#]|NaN/i,
      )
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const uses = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)
      expect(uses.filter((id) => !ids.includes(id))).toEqual([])
      expect(brotliCompressSync(svg).length, name).toBeLessThan(20_000)
    },
  )

  it.each(drawn)('%s follows the theme by the roles of its shapes', (_, svg) => {
    const themed = recolor(inks, svg)
    expect(themed).not.toContain('\n<')
    expect(bodyOf(themed).replace(/<style>.*<\/style>/, '')).toBe(bodyOf(svg))
    const ink = inks['line-soft']
    const other = recolor({ ...inks, 'line-soft': { day: '#abcdef', night: '#fedcba' } }, svg)
    expect(other.replaceAll('#abcdef', ink.day).replaceAll('#fedcba', ink.night)).toBe(themed)
    expect(other.includes('#abcdef')).toBe(/class="[^"]*\bsoft\b/.test(svg))
  })

  it('has one neutral drawing, for a page that has no drawing of its own', () => {
    expect(drawn.map(([name]) => name)).toContain('neutral.svg')
  })

  it('has for each building its small print for the street', () => {
    const named = (kind: string) =>
      drawn.flatMap(([name]) => (name.startsWith(kind) ? [name.slice(kind.length)] : []))
    expect(named('street-')).toEqual(named('front-'))
    expect(named('front-')).toContain('lot.svg')
  })
})
