import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatProblems } from '#app/content/engine/problem.ts'
import { load } from '#app/content/load.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { required } from '#app/lib/required.ts'
import { siteFiles } from '#app/site/seo-files.ts'
import { indexPlaces } from '#build/places.ts'
import { openFindings } from '#launch/check.ts'
import { gatedIn } from '#test/changed-firm.ts'
import { shown } from './shown.ts'

// test/solo: one Enrolled Agent, no license, guarantee, texting, rating, articles, figures or stories.

const dir = join(import.meta.dirname, 'solo')
const { passed, ...checked } = await gatedIn(dir)
const { content, pages } = required(passed, formatProblems(checked, dir))
const isSolo = covers('solo-firm')

const texts = [
  ...pages.map(({ page, html }) => [page.path, html]),
  ...Object.entries(siteFiles(content)),
].map(([path = '', text = '']): [path: string, text: string] => [path, text])

test('has exactly the pages of its files', isSolo, () => {
  const services = [
    'tax-preparation',
    'accounting',
    'irs-letters',
    'quarterly-taxes',
    'other-services',
  ]
  const others = ['', 'about', 'about-our-firm', 'contact', 'faq', 'pricing', 'who-we-serve']
  expect(pages.map(({ page }) => page.path).sort()).toEqual(
    [...services, ...others, 'privacy-policy', 'terms', 'team/owner', 'checklists/letter']
      .map((name) => `/${name}`)
      .sort(),
  )
})

const foreign = /fairshare|alder|finch|nashville|tennessee|texas|oregon|real estate/i
const unheld =
  /\bCPAs?\b|certified public|licen[sc]ed|guarantee|\bSMS\b|text messages|google|\brating\b|case stud|learning.library|calculator|\bblog\b|LinkedIn|Independent company|"sameAs"|hasCredential":\[\]/i
const broken =
  /\b1 (people|professionals|questions|services|offices|records|years)\b|\b(one|a team of one) (people|professionals)\b|\. (an?|one) [A-Z]|\bundefined\b|\bNaN\b|\{[\w.]+\}|href=""|, ,|\(\)|: \.| {2}·/

test.each(texts)(
  '%s has no word of another firm, no empty claim and no broken sentence',
  isSolo,
  (_, text) => {
    // Names of style classes and attributes for scripts are not read by anyone.
    const words = text.replaceAll(/ (class|id|data-[\w-]+)="[^"]*"|<style>.*?<\/style>/gs, '')
    expect(foreign.exec(words)?.[0]).toBeUndefined()
    expect(unheld.exec(words)?.[0]).toBeUndefined()
    expect(broken.exec(plainText(words))?.[0]).toBeUndefined()
  },
)

const empty = 'section ul ol dl table figure h1 h2 h3 h4 h5 h6 p nav'
  .split(' ')
  .map((name) => `${name}:empty`)
  .join()

test.each(pages.map(({ page, html }) => [page.path, html]))(
  '%s has no empty band',
  isSolo,
  (_, html = '') => {
    const { parts } = shown(html)
    expect(parts(empty)).toEqual([])
    expect(parts('h1, h2').length).toBeGreaterThanOrEqual(parts('section').length)
  },
)

test('passes the launch check once its facts are set', isSolo, async () => {
  const facts: Record<string, (text: string) => string> = {
    'firm.yaml': (text) =>
      `${text}wisp: true\ngoverningState: Idaho\nretention: for seven years\n`
        .replaceAll('.example', '.com')
        .replace('555-0163', '342-7781')
        .replace(' (invented)', ''),
    'team.yaml': (text) => text.replace(' (invented)', ''),
    'launch.yaml': (text) => text.replaceAll('false', 'true'),
  }
  const drafts = new Map(
    Object.entries(facts).map(([file, set]) => [file, set(readFileSync(join(dir, file), 'utf8'))]),
  )
  const { content: ready, ...loaded } = await load(dir, { drafts })
  const launch = { ...loaded, content: required(ready, 'content'), today: '2026-11-20' }
  expect(openFindings(launch, indexPlaces([]))).toEqual([])
})
