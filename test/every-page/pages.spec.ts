import { violations } from '#test/helpers/axe.ts'
import { content, fixture, pagesOf } from '#test/helpers/builds.ts'
import {
  cellsWithoutHeader,
  enlargeText,
  expectQuickActions,
  outsideWindow,
  spaceOut,
  statesOf,
  unfold,
  widthOf,
} from '#test/helpers/pages.ts'
import { desktop, expect, facesReady, hydrated, phone, test } from '#test/helpers/test.ts'
import { covers } from '#test/requirements.ts'

// Every page of the test firm and of content/, whatever content/ says. What no firm's words can change
// is looked at on the test firm alone: layouts between their narrowest and widest, contrast and night
// (app/content/palette.ts checks any firm's colors), states that a visitor causes, pages without script.
// The whole matrix of sizes and colors is `npm run test:a11y`.

const looks = [
  { viewport: phone, colorScheme: 'light' },
  { viewport: desktop, colorScheme: 'dark' },
] as const

// Where each layout begins, which is where it is narrowest, and the widest and narrowest of all. In
// windows just high enough for what sticks to an edge, because half of the time would go into painting.
const widths = [2560, 1400, 1200, 1199, 1120, 1024, 960, 768, 720, 600, 280]
const narrowest = [1200, 1024, 768, 280]
const height = 450
const short = [
  { width: 844, height: 390 }, // a phone on its side
  { width: 320, height: 256 }, // 1280 by 1024 at 400%
]

for (const build of [fixture, content]) {
  test.describe(build.name, () => {
    test.use({ baseURL: build.url })

    for (const path of pagesOf(build)) {
      test(
        `${path} has one heading, landmarks and quick actions, fits every width, and axe finds nothing`,
        covers(
          'page-landmarks',
          'quick-actions',
          'page-width',
          'reflow',
          'text-200',
          'text-spacing',
          'axe',
          'label-in-name',
          'table-headers',
          'page-clean',
          'hydration-clean',
        ),
        async ({ page }) => {
          test.slow() // up to ten runs of axe; a busy machine needs its time
          await page.setViewportSize(looks[0].viewport)
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await page.goto(path)
          await hydrated(page)
          await facesReady(page)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
            await expect(page.getByRole(landmark)).toHaveCount(1)
          }
          await expectQuickActions(page)
          for (const { viewport, colorScheme } of build === fixture ? looks : looks.slice(0, 1)) {
            await page.setViewportSize(viewport)
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await unfold(page)
            expect(await cellsWithoutHeader(page)).toEqual([])
            expect(await violations(page, undefined, build === fixture)).toEqual([])
            expect(await outsideWindow(page)).toEqual([])
            const states = build === fixture ? await statesOf(page, path) : []
            for (const { part, reach } of states) {
              await reach()
              expect(await violations(page, part)).toEqual([])
            }
          }
          await page.keyboard.press('Escape')
          for (const width of build === fixture ? widths : narrowest) {
            await page.setViewportSize({ width, height })
            expect([width, ...(await outsideWindow(page))]).toEqual([width])
          }
          await enlargeText(page, '200%')
          for (const width of [1280, 768]) {
            await page.setViewportSize({ width, height })
            expect([width, ...(await outsideWindow(page))]).toEqual([width])
          }
          await enlargeText(page, '')
          for (const viewport of short) {
            await page.setViewportSize(viewport)
            expect(await outsideWindow(page)).toEqual([])
            await spaceOut(page, true)
            expect(await outsideWindow(page)).toEqual([])
            await spaceOut(page, false)
            // What stays in its place leaves most of the small window to the text.
            await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
            const free = await page.evaluate(
              () =>
                Array.from({ length: 16 }, (_, row) => (row + 0.5) * (innerHeight / 16)).filter(
                  (y) =>
                    document.elementFromPoint(innerWidth / 2, y)?.closest('main, body > footer'),
                ).length,
            )
            expect(free).toBeGreaterThanOrEqual(12)
          }
        },
      )
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'every page is complete without script',
    covers('pages-without-script'),
    async ({ page }) => {
      test.slow() // one page after another
      await page.setViewportSize(phone)
      for (const path of pagesOf(fixture)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectQuickActions(page)
        const main = page.getByRole('main')
        // No heading waits for a script to show it.
        const hidden = await main.locator('h1, h2').evaluateAll((headings) =>
          headings
            .filter((heading) => {
              const { width, height } = heading.getBoundingClientRect()
              return !heading.checkVisibility({ visibilityProperty: true }) || width * height === 0
            })
            .map(({ textContent }) => textContent),
        )
        expect([path, ...hidden]).toEqual([path])
        const details = main.locator('details:not([open]) > summary')
        if (await details.count()) {
          await details.first().click()
          await expect(main.locator('details[open]').first()).toBeVisible()
        }
        expect([path, await widthOf(page)]).toEqual([path, phone.width])
      }
    },
  )
})
