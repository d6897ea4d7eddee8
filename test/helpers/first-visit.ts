import type { Browser } from '@playwright/test'
import { expect, phone, scriptsRun } from './test.ts'

export type FirstVisit = { bytes: number; requests: number; scripts: number }

/** What a phone with an empty cache is sent for the first screen of a page, without scrolling: bodies
    as they are sent, without what the browser fetches ahead of a next page. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const done: Promise<{ bytes: number; isScript: boolean }>[] = []
  let pending = 0
  page.on('request', () => pending++)
  page.on('requestfailed', () => pending--)
  page.on('requestfinished', (request) => {
    pending--
    if (new URL(request.url()).pathname === '/speculation-rules.json') return
    const isScript = request.resourceType() === 'script'
    done.push(request.sizes().then(({ responseBodySize: bytes }) => ({ bytes, isScript })))
  })
  await page.goto(url)
  await scriptsRun(page)
  // The italic of captions is asked for after the first paint.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => pending).toBe(0)
  const sent = await Promise.all(done)
  await context.close()
  const sum = (list: typeof sent) => list.reduce((total, { bytes }) => total + bytes, 0)
  return {
    bytes: sum(sent),
    requests: sent.length,
    scripts: sum(sent.filter(({ isScript }) => isScript)),
  }
}

/** Of the home page, in bytes and requests. */
export const homeLimits = { bytes: 130_000, requests: 14, scripts: 4000 }
