import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.goto('http://localhost:4416/blog/oklahoma-city-cpa'); await page.waitForTimeout(800)
console.log(await page.evaluate(() => [...document.querySelectorAll('[data-block=flow] tr svg[aria-hidden]')].slice(0,3).map(s => { const r=s.getBoundingClientRect(), c=getComputedStyle(s); return [r.width,r.height,c.gridColumn,c.minHeight,c.height, s.innerHTML.slice(0,200)] })))
await browser.close()
