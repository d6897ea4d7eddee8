import { expect, test } from 'vitest'
import { prose } from './fields.ts'

const html = (source: string) => prose({ max: 200 }).parse(source).html

test.each(['W-2', 'W-2s', 'K-1', 'D-400', 'FONCE-7', '1099-NEC', '1120-S'])(
  'the name %s is kept in one line, the words around it are not',
  (name) => {
    expect(html(`Bring ${name}, and *all ${name}* of last year`)).toBe(
      `Bring <span class="whole">${name}</span>, and <em>all <span class="whole">${name}</span></em> of last year`,
    )
  },
)

test.each(['P.L. 119-21', '30-day notice', 'one-time fee', '(615) 555-0142', 'Reg. 1.469-5T'])(
  '%s is no name of a form',
  (words) => expect(html(words)).toBe(words),
)
