import { describe, expect, it } from 'vitest'
import { inksOf, styleElement } from './inks.ts'
import { colors, inks } from './testing.ts'

describe('inksOf', () => {
  it('takes every ink with its day and its night, and leaves other colors out', () => {
    const taken = inksOf({ ...colors, paper: { day: '#ABCDEF', night: '#123456' }, green: {} })
    expect(taken.paper).toEqual({ light: '#abcdef', dark: '#123456' })
    expect(Object.keys(taken)).not.toContain('green')
  })

  it.each([
    undefined,
    { day: '#123456' },
    { day: 'red', night: 'blue' },
    { day: '#12345', night: '#123456' },
  ])('names an ink it cannot read: %j', (wrong) => {
    expect(() => inksOf({ ...colors, 'gold-line': wrong })).toThrow(
      'content/theme.yaml: "gold-line" needs two colors for the drawings: { day: "#rrggbb", night: "#rrggbb" }',
    )
  })
})

describe('styleElement', () => {
  it('has a day rule and a night rule for each role that a drawing uses, and for no other', () => {
    const style = styleElement(inks, '<svg class="line"><path class="glass lit"/></svg>')
    const [day = '', night = ''] = style.split('@media(prefers-color-scheme:dark)')
    const { line, glass, paper, 'glass-lit': lit } = inks
    expect(day).toBe(
      `<style>.line{stroke:${line.light}}.glass{fill:${glass.light};stroke:${paper.light};paint-order:stroke}.lit{fill:${lit.light}}`,
    )
    expect(night).toBe(
      `{@supports not (-webkit-nbsp-mode:space){.line{stroke:${line.dark}}.glass{fill:${glass.dark};stroke:${paper.dark}}.lit{fill:${lit.dark}}}}</style>`,
    )
  })

  it('tells apart by night what has one color by day', () => {
    const sameByDay = { ...inks, glass: { light: inks.line.light, dark: '#000000' } }
    const style = styleElement(sameByDay, '<g class="solid"/><g class="glass"/>')
    expect(style.split(`fill:${inks.line.light}`)).toHaveLength(3)
    expect(style).toContain(`.solid{fill:${inks.line.dark}}.glass{fill:#000000`)
  })

  it('writes no night rule for an ink that is the same by night', () => {
    const gold = { light: '#e0bb7a', dark: '#e0bb7a' }
    expect(styleElement({ ...inks, 'band-gold': gold }, '<svg class="band"/>')).toBe(
      '<style>.band{stroke:#e0bb7a}</style>',
    )
  })

  it('names a role it does not know', () => {
    expect(() => styleElement(inks, '<path class="pink"/>')).toThrow(
      'A drawing uses the class "pink", which is no ink role.',
    )
  })
})
