import { describe, expect, it } from 'vitest'
import { inkNames, parseInks } from './inks.ts'
import { tokens } from './testing/subjects.ts'

describe('parseInks', () => {
  it('reads every ink with its day and its night', () => {
    const inks = parseInks(`:root {\n${tokens}\n}`)
    expect(Object.keys(inks)).toEqual([...inkNames])
    expect(inks.paper).toEqual({ light: '#000010', dark: '#ffff10' })
  })

  it('names a missing ink and how to write it', () => {
    const without = tokens.replace(/^.*--gold-line:.*$/m, '')
    expect(() => parseInks(without)).toThrow(
      'The ink "gold-line" is missing from the palette. Write it in tokens.css as --gold-line: light-dark(#rrggbb, #rrggbb);',
    )
  })

  it('treats an ink it cannot read as missing', () => {
    for (const wrong of [
      'light-dark(#123456)',
      '#123456',
      'light-dark(red, blue)',
      'light-dark(#12345, #123456)',
      'light-dark(#123456, #1234)',
    ]) {
      const malformed = tokens.replace(/--glass: [^;]+/, `--glass: ${wrong}`)
      expect(() => parseInks(malformed)).toThrow('The ink "glass" is missing')
    }
  })
})
