import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { type Build, content, fixture, htmlOf, pathsOf, solo } from '#test/helpers/builds.ts'
import { plainText } from '#test/helpers/reading.ts'
import { desktop, expect, phone, reactScript, readerTest, test } from '#test/helpers/test.ts'
import { covers, proves } from '#test/requirements.ts'

// When islands start, what they cost, and what is left of them without their script. Errors of
// hydration: every-page/pages.spec.ts.

const hasIsland = (build: Build, path: string) => htmlOf(build, path).includes(' data-island="')

/** Names of the script files that were asked for, without their hashes. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{7}\.js$/.exec(request.url()) ?? []
    if (name) names.push(name)
  })
  return names
}

const calculator = (page: Page) => page.locator('[data-island="calculator"]')

test(...proves('island-near', 'island-no-react-before'), async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.setViewportSize(phone)
  await page.goto('/pricing')
  /** Scrolls until the calculator is this far below the window. */
  const scrollTo = (distance: number) =>
    page.locator('#calculator').evaluate(async (element, below) => {
      const { top } = element.getBoundingClientRect()
      window.scrollTo({ top: scrollY + top - innerHeight - below, behavior: 'instant' })
      // The observer looks once in each frame.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }, distance)
  await scrollTo(320)
  await expect(calculator(page)).not.toHaveAttribute('data-ready')
  expect(scripts.toSorted()).toEqual(['main', 'start-islands'])
  await scrollTo(280)
  await expect(calculator(page)).toHaveAttribute('data-ready')
  expect(scripts).toContain('react')
})

test(...proves('island-touched'), async ({ page }) => {
  await page.setViewportSize(phone)
  for (const sign of ['touchstart', 'pointerover', 'focusin', 'input']) {
    await page.goto('/pricing')
    await expect(calculator(page)).not.toHaveAttribute('data-ready')
    await calculator(page).getByRole('textbox').first().dispatchEvent(sign)
    await expect(calculator(page)).toHaveAttribute('data-ready')
  }
})

test(...proves('no-island-no-react'), async ({ page }) => {
  const paths = pathsOf(fixture).filter((path) => !hasIsland(fixture, path))
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const [, modules] = / data-modules="([^"]*)"/.exec(htmlOf(fixture, path)) ?? []
    const small =
      path === '/contact' ? /^\/assets\/main-\S+ \/assets\/opening-/ : /^\/assets\/main-\S+$/
    expect(modules, path).toMatch(small)
  }
  const scripts = scriptsOf(page)
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(scripts).toEqual(['main'])
})

readerTest(...proves('script-size'), () => {
  const [main = ''] = globSync(`${fixture.folder}/dist/site/assets/main-*.js`)
  const code = readFileSync(main, 'utf8')
  expect(code).not.toMatch(/\bimport\b|createElement|innerHTML/)
  const [, inline = ''] =
    /<script data-modules[^>]*>(.*?)<\/script>/s.exec(htmlOf(fixture, '/')) ?? []
  expect(inline).toContain('scrollRestoration')
  const size = brotliCompressSync(code).length + brotliCompressSync(inline).length
  expect(size).toBeLessThanOrEqual(4000)
})

for (const build of [fixture, solo, content]) {
  readerTest(
    `the data of an island has at most 2 kB: ${build.name}`,
    covers('island-props'),
    () => {
      const large = pathsOf(build).flatMap((path) =>
        Array.from(htmlOf(build, path).matchAll(/ data-props="([^"]*)"/g), ([, props = '']) => ({
          path,
          bytes: Buffer.byteLength(plainText(props)),
        })).filter(({ bytes }) => bytes > 2000),
      )
      expect(large).toEqual([])
    },
  )
}

test.describe('script of an island cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported module/ })
  test.beforeEach(({ page }) => page.route(reactScript, (route) => route.abort()))

  test(...proves('island-lost-script'), async ({ page }) => {
    await page.goto('/pricing')
    await page.locator('#calculator').scrollIntoViewIfNeeded()
    await expect(calculator(page)).toHaveAttribute('data-failed')
    const part = page.locator('#calculator')
    await expect(part.getByText('the range runs from $2,000 to $12,000.')).toBeVisible()
    await expect(part.getByRole('button')).toBeHidden()
    await expect(part.getByRole('textbox').first()).toBeHidden()

    await page.goto('/sms-optin')
    const form = page.locator('form')
    await form.getByLabel('Full Name').fill('Alice Example')
    await form.getByLabel('Phone Number').fill('(615) 555-0123')
    await form.getByRole('checkbox').check()
    const asked = page.waitForRequest(/^mailto:/)
    await form.getByRole('button').click()
    expect(decodeURIComponent((await asked).url())).toContain('Full Name=Alice Example')
    await expect(form.getByText('Missing')).toBeHidden()

    await page.goto('/about')
    const serve = page.getByRole('region', { name: 'Who We Serve' })
    await serve.getByRole('link', { name: 'Business Needs' }).click()
    await expect(page).toHaveURL('/about#business-needs')
    await expect(serve.getByRole('link', { name: 'Other Services' })).toBeVisible()
    await expect(serve.getByRole('link', { name: 'Physicians' })).toBeHidden()

    await page.goto('/case-studies')
    const island = page.locator('[data-island="sortable-table"]').first()
    await island.scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-failed')
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await expect(island.getByRole('button')).toHaveCount(0)
      await expect(island.getByRole('combobox')).toHaveCount(0)
      await expect(island.getByRole('cell').first()).toBeVisible()
    }
    await expect(page.getByRole('columnheader', { name: 'Revenue' })).toBeVisible()
  })
})
