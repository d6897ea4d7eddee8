import { describe, expect, it } from 'vitest'
import { inkBounds } from '../services/testing/bounds.ts'
import { tracesWith } from '../services/testing/paths.ts'
import { inks, subjects } from '../testing/subjects.ts'
import { trace } from '../testing/trace.ts'
import { stacked } from './chest.ts'
import { envelope, zeros } from './envelope.ts'
import { indenture, sheet } from './indenture.ts'
import { answerOf, chaptersOf, stopWordsOf } from './measure.ts'
import { morse } from './morse.ts'
import { readingPlates } from './plates.ts'
import { telegram } from './telegram.ts'

const { reading } = subjects
const drawn = new Map(readingPlates(inks, reading))

describe('the plates of the reading pages', () => {
  it('follow each its own text', () => {
    const changed = readingPlates(inks, {
      ...reading,
      answers: [...reading.answers, { words: 70, sentences: 4 }],
      terms: [...reading.terms, 60],
    })
    const different = changed.filter(([name, svg]) => svg !== drawn.get(name))
    expect(different.map(([name]) => name)).toEqual(['reading-faq.svg', 'reading-terms.svg'])
  })

  it.each(['privacy-policy', 'terms', 'sms-terms'])('%s fills its headpiece', (page) => {
    const svg = drawn.get(`reading-${page}.svg`) ?? ''
    expect(svg).toContain('viewBox="0 0 2160 1080" width="720" height="360"')
    // What is clipped ends where its clip does.
    const open = svg.replaceAll(/<g clip-path=[^>]*>.*?<\/g>(<\/g>)?/g, '')
    const { left, top, right, bottom } = inkBounds(open)
    expect(Math.min(left, top, 2160 - right, 1080 - bottom)).toBeGreaterThan(4)
    expect(right - left).toBeGreaterThan(0.9 * 2160)
  })
})

describe('the chest of the FAQ', () => {
  it('has a drawer for each answer, in their order, as deep as the answer is long', () => {
    const drawers = stacked(reading.answers)
    expect(drawers).toHaveLength(reading.answers.length)
    const depth = drawers.map(({ head, foot }) => head - foot)
    const perWord = depth.map((each, index) => each / (reading.answers[index]?.words ?? 0))
    for (const each of perWord) expect(each).toBeCloseTo(perWord[0] ?? 0)
    for (const [index, { foot }] of drawers.entries()) {
      expect(foot).toBeGreaterThan(drawers[index + 1]?.head ?? 0)
    }
  })
})

describe('the envelope of the privacy policy', () => {
  it('has a row of zeros for each chapter and three large ones', () => {
    const svg = envelope(inks, 9)
    expect(svg.match(/(?:id="|href="#)row"/g)).toHaveLength(9)
    expect(svg.match(/(?:id="|href="#)zero"/g)).toHaveLength(zeros)
  })
})

describe('the indenture of the terms', () => {
  const chapters = [200, 50, 100, 25]
  const svg = indenture(inks, chapters)

  it('is written once and shown twice, a line for each chapter, as long as the chapter', () => {
    expect(svg.match(/href="#words"/g)).toHaveLength(1)
    const [strokes = []] = tracesWith(svg, 'stroke-width="7"')
    const rows = Map.groupBy(strokes, ({ points }) => points[0]?.[1] ?? 0)
    const lengths = [...rows.values()].map((row) => {
      const xs = row.flatMap(({ points }) => points.map(([x]) => x))
      return Math.max(...xs) - Math.min(...xs)
    })
    expect(lengths).toHaveLength(chapters.length)
    const longest = lengths[0] ?? 0
    for (const [index, length] of lengths.entries()) {
      expect(length / longest).toBeCloseTo((chapters[index] ?? 0) / 200, 2)
    }
  })

  it('has two halves that fit along the cut', () => {
    const [left, right] = [-1000, 1000].map((outer) => trace(sheet(outer))[0]?.points ?? [])
    const along = (points: readonly (readonly [number, number])[]) =>
      points.filter(([x]) => Math.abs(x) < 100)
    expect(along(left ?? [])).toEqual(along(right ?? []))
  })
})

describe('the telegram of the SMS terms', () => {
  it('pastes a strip for each word, with its dots and dashes', () => {
    const words = ['STOP', 'END']
    const svg = telegram(inks, words)
    const codes = [...svg.matchAll(/stroke-linecap="round"[^>]* d="([^"]*)"/g)]
    expect(codes.map(([, d = '']) => trace(d).length)).toEqual(
      words.map((word) => morse(word).marks.length),
    )
  })

  it('keeps the lengths of the code', () => {
    // E is a dot and T a dash; three units part two letters, seven two words.
    expect(morse('ET')).toEqual({
      marks: [
        { at: 0, units: 1 },
        { at: 4, units: 3 },
      ],
      length: 7,
    })
    expect(morse('E T').marks[1]).toEqual({ at: 8, units: 3 })
    expect(() => morse('é')).toThrow('There is no Morse code for "é".')
  })
})

describe('measures', () => {
  it('counts what is read, not how it is written', () => {
    expect(answerOf('**Yes.** See [our prices](/pricing#a), from {price.x}. Call!')).toEqual({
      words: 7,
      sentences: 3,
    })
  })

  it('counts the words of each chapter, and one of two wordings', () => {
    const text =
      '---\ntitle: x\n---\n\n## One two\n\n{?a} Not this.\n\n{!a} But this.\n\n## Three\n\nFour.\n'
    expect(chaptersOf(text)).toEqual([3, 1])
  })

  it('finds the words that end the texts', () => {
    expect(
      stopWordsOf('## Help\n\n**HELP**\n\n## Opt out: STOP\n\n**STOP** or **OPT OUT**.\n'),
    ).toEqual(['STOP', 'OPT OUT'])
  })
})
