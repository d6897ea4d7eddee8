import { chromium } from '@playwright/test'
// node .shot.mjs base path out selector widthspec...
const [,, base, path, out, selector, ...opts] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
for (const o of opts) {
  const [w, scheme='light', media='screen', forced='none'] = o.split(',')
  const page = await browser.newPage({ viewport: { width: +w, height: 900 }, deviceScaleFactor: +w < 500 ? 1.5 : 1 })
  await page.emulateMedia({ colorScheme: scheme, media, forcedColors: forced, reducedMotion: 'reduce' })
  await page.goto(base + path)
  await page.waitForTimeout(1200)
  await page.evaluate(() => { for (const d of document.querySelectorAll('main [data-block] details')) if (!d.previousElementSibling?.matches('details')) d.open = true
    for (const f of document.querySelectorAll('body > *')) if (getComputedStyle(f).position === 'fixed' || getComputedStyle(f).position === 'sticky') f.style.display='none' })
  const box = await page.locator(selector).last().boundingBox()
  const y0 = box.y + await page.evaluate(() => scrollY), step = +w < 500 ? 1100 : 1300
  let n = 0
  for (let y = 0; y < box.height; y += step) {
    await page.screenshot({ fullPage: true, path: `${out}-${o.replaceAll(',', '-')}-${n++}.png`, clip: { x: 0, y: y0 + y, width: +w, height: Math.min(step, box.height - y) } })
  }
  console.log(o, Math.round(box.height), n)
  await page.close()
}
await browser.close()
