import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadContent } from '#app/content/engine/load.ts'
import { teamFactsOf } from '#app/content/firm-text.ts'
import { contentOptions } from '#app/content/plugin.ts'
import type { Claims } from '#app/content/schemas/claims.ts'
import type { Firm, Team } from '#app/content/schemas/firm.ts'
import { rangeText } from '#app/lib/money.ts'

const { data, problems } = loadContent(contentOptions())

test('the sample has no problems', () => {
  expect(problems).toEqual([])
})

describe('team', () => {
  const team = data.get('team.yaml') as Team

  test('is described in the words of the specification', () => {
    expect(teamFactsOf(team)).toEqual({
      'team.count': '7',
      'team.size': 'a team of 7 professionals',
      'team.people': '8+ people including support staff',
      'team.summary':
        '2 CPAs, 2 Enrolled Agents, a bookkeeper, 2 veteran tax preparers, support staff',
      'team.areas': 'CPAs, Enrolled Agents, bookkeeping, support',
    })
  })

  test('has no invented founder', () => {
    expect(team.founder).toBeUndefined()
  })
})

test('/faq counts eleven questions', () => {
  expect(data.get('pages/faq.yaml')).toMatchObject({ heading: 'Eleven questions' })
})

describe('amounts', () => {
  /** Every price, claim and percentage of the content, as it is printed. */
  function printedAmounts(): string[] {
    const priceFiles = [...data].filter(([file]) => file.startsWith('prices/'))
    const prices = JSON.stringify(priceFiles).match(/\$\d[\d,]*/g) ?? []
    const claims = Object.values(data.get('claims.yaml') as Claims).flatMap(
      (claim) => rangeText(claim).match(/\$?\d[\d.]*[MKB%]/g) ?? [],
    )
    const { calculator } = data.get('firm.yaml') as Firm
    return [...new Set([...prices, ...claims, `${calculator.minimum}%`, `${calculator.maximum}%`])]
  }

  const withoutComments = (code: string) =>
    code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')

  test('no price, claim or percentage of the content is typed in the code', () => {
    const amounts = printedAmounts()
    expect(amounts).toEqual(
      expect.arrayContaining(['$2,500', '$3,350', '$61K', '18%', '17%', '70%']),
    )
    const sources = globSync('{app,hosting,scripts}/**/*.{ts,tsx}').filter(
      (file) => !/\.test\.tsx?$/.test(file),
    )
    const typed = sources.flatMap((file) => {
      const code = withoutComments(readFileSync(file, 'utf8'))
      return amounts
        .filter((amount) => {
          const exact = amount.replaceAll(/[$.]/g, '\\$&')
          return new RegExp(`(?<![\\d,.$])${exact}(?![\\d,])`).test(code)
        })
        .map((amount) => `${file}: ${amount}`)
    })
    expect(typed).toEqual([])
  })
})

describe('sentences', () => {
  /** Required wording may be repeated wherever it is due. */
  const required = [
    'is a private company, not affiliated with the IRS or any government agency',
    'Shown to explain the kind of work we do',
    'limited educational or promotional content about tax and accounting services',
    'We do not send texts about debt relief, debt settlement or credit repair',
    'Do not send Social Security numbers or tax documents by text or email',
    'Figures are illustrative, rounded, and do not describe identifiable clients',
  ]

  function textsOf(value: unknown): string[] {
    if (typeof value === 'string') {
      return [value.replaceAll(/<\/(?:p|li|h\d|t[dh]|caption)>/g, '\n').replaceAll(/<[^>]+>/g, '')]
    }
    if (typeof value !== 'object' || value === null) return []
    return Object.values(value).flatMap(textsOf)
  }

  function sentencesOf(value: unknown): string[] {
    return textsOf(value)
      .flatMap((text) => text.split(/(?<=[.?!])\s+|\n/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(/\s+/).length >= 5)
      .filter((sentence) => !required.some((wording) => sentence.includes(wording)))
  }

  test('no sentence is on two pages', () => {
    // Without what a file takes from others: those are the other files' sentences.
    const own = loadContent({ ...contentOptions(), join: (file, all) => all.get(file) }).data
    const places = new Map<string, Set<string>>()
    for (const [file, value] of own) {
      if (!/^(pages|services|articles|legal|faq|audiences)/.test(file)) continue
      for (const sentence of sentencesOf(value)) {
        places.set(sentence, (places.get(sentence) ?? new Set()).add(file))
      }
    }
    expect(places.size).toBeGreaterThan(50)
    const repeated = [...places].filter(([, files]) => files.size > 1)
    expect(repeated.map(([sentence, files]) => `${[...files].join(', ')}: ${sentence}`)).toEqual([])
  })
})
