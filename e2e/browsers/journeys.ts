import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { serveBuild } from '#hosting/serve-build.ts'
import type { Browser, Engine, Mood } from './engine.ts'
import { engines } from './engines.ts'
import { moving, phoneMenu, wideMenus } from './journeys-moving.ts'
import { accordion, sorting, tabs, theme } from './journeys-reading.ts'
import { withoutScript } from './journeys-without-script.ts'
import { calculator, textMessages } from './journeys-writing.ts'
import { createPage, type Page } from './page.ts'

// Ten journeys, each a function that registers one test; two of them once more in a browser whose
// newer features are switched off.

const chosen = process.env.BROWSERS?.split(',')

for (const engine of engines.filter(({ name }) => chosen?.includes(name) ?? true)) {
  describe(engine.name, () => {
    inMood(engine, {}, [
      wideMenus,
      phoneMenu,
      moving,
      calculator,
      accordion,
      tabs,
      theme,
      sorting,
      textMessages,
    ])
    if (engine.canBeOlder) inMood(engine, { age: 'older' }, [wideMenus, moving])
    inMood(engine, { scripting: 'off' }, [withoutScript])
  })
}

type Journey = (page: () => Page) => void

function inMood(engine: Engine, mood: Mood, journeys: readonly Journey[]): void {
  const title = Object.entries(mood).map((pair) => pair.join(' '))[0] ?? 'as it is'
  describe(title, () => {
    let page: Page
    let browser: Browser
    let server: Awaited<ReturnType<typeof serveBuild>>
    beforeAll(async () => {
      server = await serveBuild()
      browser = await engine.start(mood)
      page = createPage(browser, server.origin)
    })
    afterAll(async () => {
      await browser?.stop()
      await server.stop()
    })
    // Every journey also proves that the policy of production holds in this browser.
    afterEach(async () => expect(await page.complaints()).toEqual([]))
    for (const journey of journeys) journey(() => page)
  })
}
