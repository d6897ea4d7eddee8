import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { fixture, pageOf, pathsOf } from '#test/helpers/builds.ts'
import { placesOf } from '#test/helpers/pages.ts'
import { alice, mailAfter, smsForm } from '#test/helpers/sms-form.ts'
import {
  desktop,
  expect,
  facesReady,
  hold,
  hydrated,
  phone,
  reactScript,
  readerTest,
  test,
} from '#test/helpers/test.ts'

// When islands start, what they cost, and what every one of them keeps to. Errors of hydration:
// every-page/pages.spec.ts.

type Contract = {
  /** Its file in app/islands. */
  island: string
  /** Where it is looked at. */
  paths: [string, ...string[]]
  /** What a visitor has without script, and finds no dead control beside. */
  complete: (page: Page) => Promise<void>
  /** The same when React alone never comes, if that is more. */
  lost?: (page: Page) => Promise<void>
  /** What is done before it starts; the returned function shows that it counted. */
  early: Record<string, (page: Page) => Promise<() => Promise<void>>>
}

const calculator = (page: Page) => page.locator('#calculator')
const returnCost = (page: Page) => page.locator('#return-cost')
const serve = (page: Page) => page.getByRole('region', { name: 'Who We Serve' })
const person = (page: Page) => page.getByRole('table', { name: /^Person / })

const contracts: Contract[] = [
  {
    island: 'calculator',
    paths: ['/pricing'],
    async complete(page) {
      const part = calculator(page)
      await expect(part.getByText('the range runs from $2,000 to $12,000.')).toBeVisible()
      await expect(part.getByRole('button')).toBeHidden()
      await expect(part.getByRole('textbox').first()).toBeHidden()
    },
    early: {
      async 'amounts and Enter'(page) {
        const [paid, gross] = [
          calculator(page).getByLabel(/^Tax paid/),
          calculator(page).getByLabel(/^Gross income/),
        ]
        await paid.fill('$20,000')
        await gross.fill('100,000')
        await gross.press('Enter')
        return async () => {
          await expect(calculator(page).getByRole('definition').last()).toHaveText('20.0%')
          await expect(paid).toHaveValue('20,000')
        }
      },
    },
  },
  {
    island: 'estimated-tax',
    paths: ['/client-tools'],
    async complete(page) {
      const part = page.locator('#estimated-tax')
      await expect(part.getByText('$20,000 is left: $5,000 on each date.')).toBeVisible()
      await expect(part.getByText("Pay 90% of this year's tax")).toBeVisible()
      await expect(part.getByRole('listitem').filter({ hasText: /^June 15, / })).toBeVisible()
      await expect(part.getByRole('link', { name: 'All dates as a file' })).toBeVisible()
      await expect(part.getByRole('textbox').first()).toBeHidden()
    },
    early: {
      async 'amounts and Enter'(page) {
        const fields = page.locator('#estimated-tax').getByRole('textbox')
        for (const [at, value] of ['$20,000', '9', '30,000'].entries()) {
          await fields.nth(at).fill(value)
        }
        await fields.nth(2).press('Enter')
        return async () => {
          await expect(page.getByText("Last year's tax decides.")).toBeVisible()
          await expect(fields.first()).toHaveValue('20,000')
        }
      },
    },
  },
  {
    island: 'return-cost',
    paths: ['/pricing'],
    async complete(page) {
      await expect(returnCost(page).getByRole('link', { name: 'the list' })).toBeVisible()
      for (const role of ['button', 'textbox', 'combobox', 'group'] as const) {
        await expect(returnCost(page).getByRole(role)).toHaveCount(0)
      }
    },
    early: {
      async 'a choice, a number and the button'(page) {
        const part = returnCost(page)
        await part.getByLabel('Your own return').selectOption('I study')
        await part.getByLabel('States').fill('2 or so')
        await part.getByRole('button', { name: 'Add it up' }).click()
        return async () => {
          await expect(part.getByLabel('States')).toHaveValue('2')
          await expect(part.getByRole('row', { name: 'Together' })).toContainText('from $120')
        }
      },
    },
  },
  {
    island: 's-corporation',
    paths: ['/business-formation'],
    async complete(page) {
      const part = page.locator('#s-corporation')
      await expect(part.getByRole('link', { name: 'three profits' })).toBeVisible()
      await expect(part.getByRole('button')).toBeHidden()
      await expect(page.locator('#exhibit').getByRole('table').first()).toBeVisible()
    },
    early: {
      async 'amounts and Enter'(page) {
        const fields = page.locator('#s-corporation').getByRole('textbox')
        await fields.nth(0).fill('$150,000')
        await fields.nth(1).fill('60,000')
        await fields.nth(1).press('Enter')
        return async () => {
          await expect(page.getByRole('table', { name: 'Of $150,000 you keep' })).toBeVisible()
          await expect(fields.first()).toHaveValue('150,000')
        }
      },
    },
  },
  {
    island: 'sms-opt-in',
    paths: ['/sms-optin'],
    async complete(page) {
      const form = smsForm(page)
      await expect(form.button).toBeEnabled()
      await expect(page.getByText('Missing')).toBeHidden()
      await form.fill({ ...alice, phone: '  ' })
      await form.button.click()
      await expect(form.number).toBeFocused()
      await form.number.fill(alice.phone)
      const { to, subject, body } = await mailAfter(page, () => form.button.click())
      expect([to, subject]).toEqual(['desk@alderfinch.example', 'Text messages, please'])
      expect(body.trim().split('\r\n')).toEqual([
        `Full Name=${alice.name}`,
        `Phone Number=${alice.phone}`,
        'Consent=I agreed: yes',
        'Request=Please put me on the list.',
        'Terms=Nothing has to be bought, and STOP ends it.',
        'Consent wording=version 2026-09-01',
        'Page=https://www.alderfinch.example/sms-optin',
      ])
    },
    early: {
      async 'a form that is sent'(page) {
        const form = smsForm(page)
        await form.fill(alice)
        const mail = mailAfter(page, () => form.button.click())
        return async () => {
          const { body } = await mail
          for (const typed of Object.values(alice)) expect(body).toContain(typed)
          await expect(form.name).toHaveValue(alice.name)
          await expect(form.consent).toBeChecked()
          await expect(form.button).toHaveAccessibleDescription('All filled in.')
        }
      },
    },
  },
  {
    island: 'sortable-table',
    paths: ['/case-studies'],
    async complete(page) {
      const main = page.getByRole('main')
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        await expect(main.getByRole('button')).toHaveCount(0)
        await expect(main.getByRole('combobox')).toHaveCount(0)
        for (const cell of await main.getByRole('cell').all()) await expect(cell).toBeVisible()
      }
      await expect(page.getByRole('columnheader', { name: 'Revenue' })).toBeVisible()
    },
    early: {
      async 'a pressed column'(page) {
        await person(page).getByRole('button', { name: 'Tax with a plan' }).click()
        return () => expect(person(page).getByRole('rowheader')).toHaveText(['5', '6', '4', '7'])
      },
      async 'a chosen option'(page) {
        await page.setViewportSize(phone)
        const menu = page.getByRole('combobox', { name: 'Sort person table by' })
        await menu.selectOption('Tax with a plan')
        return () => expect(person(page).getByRole('rowheader')).toHaveText(['5', '6', '4', '7'])
      },
    },
  },
  {
    island: 'tabs',
    paths: ['/about', '/about#revenue-range'],
    async complete(page) {
      for (const name of ['Industries', 'Revenue Range', 'Business Needs']) {
        await expect(serve(page).getByRole('heading', { level: 3, name })).toBeVisible()
        await expect(serve(page).getByRole('link', { name, exact: true })).toBeHidden()
      }
      await expect(serve(page).getByRole('link')).toHaveCount(11 + 7)
    },
    lost: openTabByLink,
    early: {
      async 'a tap on a tab'(page) {
        await openTabByLink(page)
        return () =>
          expect(serve(page).getByRole('tabpanel')).toHaveAccessibleName('Business Needs')
      },
    },
  },
]

/** Before tabs are tabs they are links, which open their panels. */
async function openTabByLink(page: Page) {
  await serve(page).getByRole('link', { name: 'Business Needs' }).click()
  await expect(page).toHaveURL('/about#business-needs')
  await expect(serve(page).getByRole('link', { name: 'Other Services' })).toBeVisible()
  await expect(serve(page).getByRole('link', { name: 'Physicians' })).toBeHidden()
}

/** Where everything stands, and what color controls have. */
async function lookOf(page: Page): Promise<string[]> {
  const colors = await page.locator('main :is(a, button, input, select)').evaluateAll((all) =>
    all.map((each) => {
      const { color, background, boxShadow } = getComputedStyle(each)
      return `${each.tagName} ${color} ${background} ${boxShadow}`
    }),
  )
  return [...(await placesOf(page, 'main :not(img)')), ...colors]
}

readerTest('every island has its contract', () => {
  const files = globSync('app/islands/*.tsx').map((file) => basename(file, '.tsx'))
  expect(contracts.map(({ island }) => island)).toEqual(files.toSorted())
})

for (const { island, paths, complete, lost = complete, early } of contracts) {
  test.describe(island, () => {
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('Without script every island is complete: it works, or says what it would have shown.', async ({ page }) => {
        await page.goto(paths[0])
        await complete(page)
      })
    })

    test.describe('without React', () => {
      test.use({ expectedErrors: /ERR_FAILED|dynamically imported module/ })

      test('When the script of an island cannot be loaded, what is there works or says what to do, on every island.', async ({ page }) => {
        await page.route(reactScript, (route) => route.abort())
        await page.goto(paths[0])
        await hydrated(page)
        await expect(page.locator('[data-island]:not([data-failed])')).toHaveCount(0)
        await lost(page)
      })
    })

    for (const path of paths) {
      test(`nothing moves when it starts: ${path}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport)
          const release = await hold(page, reactScript)
          await page.goto(path)
          // A font that arrives late moves lines by itself; this is about the script.
          await facesReady(page)
          const before = await lookOf(page)
          release()
          await hydrated(page)
          expect(await lookOf(page)).toEqual(before)
          await page.unrouteAll()
          await page.goto('about:blank')
        }
      })
    }

    for (const [name, act] of Object.entries(early)) {
      test(`${name} before it starts counts`, async ({ page }) => {
        for (const files of [reactScript, '**/assets/*.js']) {
          const release = await hold(page, files)
          await page.goto(paths[0], { waitUntil: 'load' })
          const expectKept = await act(page)
          await expect(page.locator(`[data-island="${island}"][data-ready]`)).toHaveCount(0)
          release()
          await hydrated(page)
          await expectKept()
          await page.unrouteAll()
          await page.goto('about:blank')
        }
      })
    }
  })
}

/** Names of the script files that were asked for, without their hashes. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{7}\.js$/.exec(request.url()) ?? []
    if (name) names.push(name)
  })
  return names
}

const island = (page: Page) => page.locator('[data-island="calculator"]')

test('An island is hydrated when it comes within 300 px of the window. Nothing of React is asked for before an island needs it.', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.setViewportSize(phone)
  await page.goto('/pricing')
  /** Scrolls until the calculator is this far below the window. */
  const scrollTo = (distance: number) =>
    calculator(page).evaluate(async (element, below) => {
      const { top } = element.getBoundingClientRect()
      window.scrollTo({ top: scrollY + top - innerHeight - below, behavior: 'instant' })
      // The observer looks once in each frame.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }, distance)
  await scrollTo(320)
  await expect(island(page)).not.toHaveAttribute('data-ready')
  expect(scripts.toSorted()).toEqual(['main', 'start-islands'])
  await scrollTo(280)
  await expect(island(page)).toHaveAttribute('data-ready')
  expect(scripts).toContain('react')
})

test('An island is hydrated when it is touched, pointed at, focused or typed in.', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const sign of ['touchstart', 'pointerover', 'focusin', 'input']) {
    await page.goto('/pricing')
    await expect(island(page)).not.toHaveAttribute('data-ready')
    await island(page).getByRole('textbox').first().dispatchEvent(sign)
    await expect(island(page)).toHaveAttribute('data-ready')
  }
})

test('A page without an island asks for the small script only, and for that of the opening status or of a checklist where there is one.', async ({ page }) => {
  const pages = pathsOf(fixture)
    .map((path) => ({ path, html: pageOf(fixture, path) }))
    .filter(({ html }) => html.parts('[data-island]').length === 0)
  expect(pages.length).toBeGreaterThan(10)
  for (const { path, html } of pages) {
    const [modules = ''] = html.values('script', 'data-modules')
    const named = ['opening', 'copy-list'].filter((name) => html.parts(`[data-${name}]`).length > 0)
    const asked = ['opening', 'copy-list'].filter((name) => modules.includes(`/assets/${name}-`))
    expect(asked, path).toEqual(named)
    expect(modules, path).toMatch(named.length > 0 ? /^\/assets\/main-/ : /^\/assets\/main-\S+$/)
    expect(modules, path).not.toMatch(/react|start-islands/)
  }
  const scripts = scriptsOf(page)
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(scripts).toEqual(['main'])
})

readerTest('The small script has at most 4 kB with its inline part, without React.', () => {
  const [main = ''] = globSync(`${fixture.folder}/dist/site/assets/main-*.js`)
  const code = readFileSync(main, 'utf8')
  expect(code).not.toMatch(/\bimport\b|createElement|innerHTML/)
  const [inline = ''] = pageOf(fixture, '/').texts('script[data-modules]')
  expect(inline).toContain('scrollRestoration')
  const size = brotliCompressSync(code).length + brotliCompressSync(inline).length
  expect(size).toBeLessThanOrEqual(4000)
})
