import { expect, test } from 'vitest'
import { styleElement } from './inks.ts'
import { path, plate } from './svg.ts'
import { inks } from './testing.ts'

const options = { viewBox: [0, 0, 10, 20], size: [30, 60], paint: 'line' } as const

test('plate is a file with its proportions, its natural size and the inks of its body', () => {
  const svg = plate(inks, { ...options, body: path('M0 0h9', 1.25, 'metal') })
  expect(svg).toBe(
    `<svg id="night" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" width="30" height="60" fill="none" class="line">${
      /<style>.*<\/style>/.exec(svg)?.[0]
    }<path d="M0 0h9" stroke-width="1.3" class="metal"/></svg>\n`,
  )
  expect(svg).toContain(`.metal{stroke:${inks['gold-line'].day}}`)
  expect(plate(inks, { ...options, body: '', stretch: true })).toContain(
    'preserveAspectRatio="none"',
  )
})

test('style has a day rule and a night rule for each role that a drawing uses, and for no other', () => {
  const style = styleElement(inks, '<svg class="line"><path class="glass lit"/></svg>')
  const [day = '', night = '', asked] = style.split(
    /@media\(prefers-color-scheme:dark\)|@supports (?=\()/,
  )
  const { line, glass, paper, 'glass-lit': lit } = inks
  expect(day).toBe(
    `<style>.line{stroke:${line.day}}.glass{fill:${glass.day};stroke:${paper.day};paint-order:stroke}.lit{fill:${lit.day}}`,
  )
  expect(night).toBe(
    `{@supports not (-webkit-nbsp-mode:space){.line{stroke:${line.night}}.glass{fill:${glass.night};stroke:${paper.night}}.lit{fill:${lit.night}}}}`,
  )
  const root = ':is(:target,:target *)'
  expect(asked).toBe(
    `(-webkit-nbsp-mode:space){${root}.line{stroke:${line.night}}${root}.glass{fill:${glass.night};stroke:${paper.night}}${root}.lit{fill:${lit.night}}}</style>`,
  )
})

test('style tells apart by night what has one color by day', () => {
  const sameByDay = { ...inks, glass: { day: inks.line.day, night: '#000000' } }
  const style = styleElement(sameByDay, '<g class="solid"/><g class="glass"/>')
  expect(style.split(`fill:${inks.line.day}`)).toHaveLength(3)
  expect(style).toContain(`.solid{fill:${inks.line.night}}.glass{fill:#000000`)
})

test('style has no night rule for an ink that is the same by night', () => {
  const gold = { day: '#e0bb7a', night: '#e0bb7a' }
  expect(styleElement({ ...inks, 'band-gold': gold }, '<svg class="band"/>')).toBe(
    '<style>.band{stroke:#e0bb7a}</style>',
  )
})

test('a role that is not known is named', () => {
  expect(() => styleElement(inks, '<path class="pink"/>')).toThrow('class "pink"')
})
