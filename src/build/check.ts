import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parse } from 'yaml'
import { dollars } from '../lib/money.ts'
import type { CaseStudy } from '../schema/firm.ts'

// Rules that no single field can keep: a link leads to a page, and to a place on it, that is there; sums add up.

export function check(): AstroIntegration {
  return {
    name: 'check',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const { records } = read('case-studies') as { records: CaseStudy[] }
        const { samplePlan } = read('services/tax-planning') as { samplePlan: Plan }
        const problems = [
          ...linkProblems(fileURLToPath(dir)),
          ...sumProblems(records),
          ...planProblems(samplePlan, records),
        ]
        if (problems.length > 0) throw new Error(`The site was not built:\n${problems.join('\n')}`)
      },
    },
  }
}

/** Its fields are checked where it is shown. */
const read = (file: string): unknown => parse(readFileSync(`content/${file}.yaml`, 'utf8'))

export function linkProblems(site: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replace(/(index)?\.html$/, ''), readFileSync(join(site, file), 'utf8')]),
  )
  const places = new Map([...pages].map(([path, html]) => [path, new Set(found(html, / id="([^"]+)"/g))]))
  return [...pages].flatMap(([path, html]) =>
    [...new Set(found(html, /<a[^>]* href="([/#][^"]*)"/g))].flatMap((href) => {
      const [to = '', place = ''] = href.replace(/\?.*?(?=#|$)/, '').split('#')
      if (/\.(?!html$)\w+$/.test(to) && files.includes(to)) return []
      const ids = places.get(to || path)
      if (!ids) return [`${path}: the link to ${href} leads to no page of the site.`]
      return place && !ids.has(place) ? [`${path}: there is no place "${place}" on ${to || path}.`] : []
    }),
  )
}

function found(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, value = '']) => value)
}

/** Each with the wrong field and what it should be. */
export function sumProblems(records: readonly CaseStudy[]): string[] {
  return records.flatMap((record) =>
    [...wrongFields(record)].map(
      ([field, right]) => `case-studies.yaml, record ${record.id}: ${field} must be ${right}.`,
    ),
  )
}

function* wrongFields(record: CaseStudy): Generator<[field: keyof CaseStudy, right: string]> {
  const { taxDueWithoutStrategy: before, taxDueWithStrategy: after, taxRefundWithStrategy: refund } = record
  const { totalTaxSavings: savings, federalTax, later = 0 } = record
  if ((after === undefined) === (refund === undefined)) {
    yield ['taxDueWithStrategy', 'there, or taxRefundWithStrategy, and not both']
  } else if (refund !== undefined && savings !== before + refund) {
    yield ['totalTaxSavings', `${dollars(before + refund)}, the tax due without the strategy plus the refund`]
  } else if (after !== undefined && savings !== before - after) {
    yield ['totalTaxSavings', `${dollars(before - after)}, the tax due without the strategy minus that with it`]
  }
  if (federalTax < before) yield ['federalTax', `at least ${dollars(before)}, because the tax due is part of it`]
  if (later > savings) yield ['later', `at most ${dollars(savings)}, because it is part of the savings`]
  const { type, revenue = 0, profit = 0, totalIncome } = record
  if (type === 'business') {
    if (profit >= revenue) yield ['profit', 'less than the revenue']
    return
  }
  const { w2Earnings = 0, businessIncome = 0, investmentIncome = 0, stockSaleProceeds = 0 } = record
  const sum = w2Earnings + businessIncome + investmentIncome + stockSaleProceeds
  if (totalIncome !== sum) yield ['totalIncome', `${dollars(sum)}, the sum of the incomes`]
}

type Plan = { record: number; steps: readonly { saves: number }[] }

/** The steps of the sample plan save what its case study says. */
export function planProblems({ record, steps }: Plan, records: readonly CaseStudy[]): string[] {
  const { totalTaxSavings } = records.find(({ id }) => id === record) ?? {}
  const sum = steps.reduce((saved, { saves }) => saved + saves, 0)
  if (totalTaxSavings === undefined) return [`tax-planning.yaml: there is no case study ${record}.`]
  if (sum === totalTaxSavings) return []
  return [
    `tax-planning.yaml: the steps of the sample plan save ${dollars(sum)}, its case study ${dollars(totalTaxSavings)}.`,
  ]
}
