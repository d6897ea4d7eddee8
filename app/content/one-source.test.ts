import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rangeText } from '#app/lib/figure.ts'
import { loadContent } from './engine/load.ts'
import { contentOptions } from './plugin.ts'
import type { Claims } from './schemas/claims.ts'
import type { Firm } from './schemas/firm.ts'

const { data } = loadContent(contentOptions())

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

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
}

const amounts = printedAmounts()

test('the content has amounts to look for', () => {
  expect(amounts).toEqual(expect.arrayContaining(['$2,500', '$3,350', '$61K', '18%', '17%', '70%']))
})

test('no price, claim or percentage of the content is typed in the code', () => {
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
