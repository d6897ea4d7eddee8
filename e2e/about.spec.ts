import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, started, test } from './test.ts'

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const firm = read('firm.yaml')
const claims = read('claims.yaml')
const team = read('team.yaml')
const { audiences } = read('audiences.yaml')

test('the firm: founding, years with their basis, roster, values, eight checks, ways on', async ({
  page,
}) => {
  await page.goto('/about-our-firm')
  const main = page.getByRole('main')
  for (const words of [
    'Founded June 2009',
    `17+ ${claims.yearsExperience.label}`,
    'counted from June 2009, as of November 2026',
    '2 CPAs, 2 Enrolled Agents, a bookkeeper, 2 veteran tax preparers, support staff',
    'a team of 7 professionals',
    '8+ people including support staff',
  ]) {
    await expect(main).toContainText(words)
  }
  await expect(main.getByRole('heading', { level: 2, name: /mission/i })).toHaveCount(1)
  for (const value of ['Integrity', 'Excellence', 'Innovation', 'Empowerment']) {
    await expect(main.getByRole('heading', { level: 3, name: value })).toHaveCount(1)
  }
  const roster = main.getByRole('region', { name: /Who works here/ })
  await expect(roster.getByRole('listitem')).toHaveCount(team.roles.length + 1)
  await expect(roster).toContainText('Enrolled Agent, enrolled to practice before the IRS')
  await expect(roster).toContainText(firm.licences[0].number)
  const checks = main.getByRole('region', { name: /Eight things/ })
  await expect(checks.getByRole('listitem')).toHaveCount(8)
  await expect(checks.getByRole('link', { name: 'Its terms' })).toHaveAttribute(
    'href',
    '/pricing#guarantee',
  )
  const book = main.getByRole('link', { name: 'Schedule a Consultation' }).first()
  await expect(book).toHaveAttribute('href', firm.schedulingUrl)
  await expect(book).toHaveAttribute('target', '_blank')
  await expect(main.locator('a[href="/about"]').first()).toBeVisible()
})

test('the founder’s story, and in place of the portrait one image of three by four, and nothing unsupplied is asked for', async ({
  page,
}) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  await page.goto('/about-our-firm')
  await started(page)
  const founder = page.getByRole('region', { name: /founded/ })
  await expect(founder.getByRole('paragraph').first()).toContainText(/\w+ \w+/)
  const portrait = founder.getByRole('img')
  await expect(portrait).toHaveCount(1)
  await expect(portrait).toHaveAccessibleName('Portrait of the founder, to come')
  await portrait.scrollIntoViewIfNeeded()
  const box = await portrait.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 1)
  expect(box?.width).toBeLessThanOrEqual(350)
  expect(pictures.filter((url) => !url.endsWith('.svg'))).toEqual([])
})

test('about: its parts in order, dates, roles without counts, the shared FAQ, and the guarantee as on /faq', async ({
  page,
}) => {
  await page.goto('/faq')
  const answer = () => page.locator('#guarantee').textContent()
  const onFaq = await answer()
  await page.goto('/about')
  expect(await answer()).toBe(onFaq)
  const main = page.getByRole('main')
  const { mission, founder, team: people, closing } = read('pages/about.yaml')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    mission.heading,
    founder.heading,
    people.heading.replace('{team.areas}', 'CPAs, Enrolled Agents, bookkeeping, support'),
    'Who We Serve',
    'FAQ',
    closing.heading,
  ])
  await expect(main).toContainText(/\bOur mission is\b/)
  await expect(main).toContainText('The founder opened')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(
    'founded June 2009, full-time since 2017',
  )
  await expect(main).toContainText('CPAs, Enrolled Agents, bookkeeping, support')
  await expect(main).not.toContainText('2 Enrolled Agents')
  const faq = main.getByRole('region', { name: 'FAQ', exact: true })
  await expect(faq.getByRole('group')).toHaveCount(5)
  await expect(faq.locator('a[href="/faq"]')).toBeVisible()
  await faq.getByRole('heading', { name: 'How does the guarantee work?' }).click()
  await expect(faq.locator('a[href="/pricing#guarantee"]')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Schedule a Consultation' })).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both pages are complete: headed blocks instead of tabs, and nothing is faded', async ({
    page,
  }) => {
    await page.goto('/about')
    const serve = page.getByRole('region', { name: 'Who We Serve' })
    for (const name of ['Industries', 'Revenue Range', 'Business Needs']) {
      await expect(serve.getByRole('heading', { level: 3, name })).toBeVisible()
      await expect(serve.getByRole('link', { name, exact: true })).toBeHidden()
    }
    await expect(serve.getByRole('link')).toHaveCount(audiences.length + 8)
    await page.goto('/about-our-firm')
    for (const heading of await page.getByRole('main').getByRole('heading', { level: 3 }).all()) {
      await expect(heading).toBeVisible()
      await expect(heading.locator('..')).toHaveCSS('opacity', '1')
    }
    await expect(page.getByRole('img', { name: 'Portrait of the founder, to come' })).toBeVisible()
  })
})
