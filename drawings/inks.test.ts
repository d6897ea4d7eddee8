import { describe, expect, it } from 'vitest'
import { styleElement } from './inks.ts'
import { inks } from './testing.ts'

describe('styleElement', () => {
  it('has a day rule and a night rule for each role that a drawing uses, and for no other', () => {
    const style = styleElement(inks, '<svg class="line"><path class="glass lit"/></svg>')
    const [day = '', night = ''] = style.split('@media(prefers-color-scheme:dark)')
    const { line, glass, paper, 'glass-lit': lit } = inks
    expect(day).toBe(
      `<style>.line{stroke:${line.day}}.glass{fill:${glass.day};stroke:${paper.day};paint-order:stroke}.lit{fill:${lit.day}}`,
    )
    expect(night).toBe(
      `{@supports not (-webkit-nbsp-mode:space){.line{stroke:${line.night}}.glass{fill:${glass.night};stroke:${paper.night}}.lit{fill:${lit.night}}}}</style>`,
    )
  })

  it('tells apart by night what has one color by day', () => {
    const sameByDay = { ...inks, glass: { day: inks.line.day, night: '#000000' } }
    const style = styleElement(sameByDay, '<g class="solid"/><g class="glass"/>')
    expect(style.split(`fill:${inks.line.day}`)).toHaveLength(3)
    expect(style).toContain(`.solid{fill:${inks.line.night}}.glass{fill:#000000`)
  })

  it('writes no night rule for an ink that is the same by night', () => {
    const gold = { day: '#e0bb7a', night: '#e0bb7a' }
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
