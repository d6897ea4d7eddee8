import { chromium } from '@playwright/test'

const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1440, height: 900 } })
p.on('pageerror', (e) => console.log('ERR', e.stack?.slice(0, 800)))
p.on('console', (m) => m.type() === 'error' && console.log('CON', m.text().slice(0, 400)))
await p.goto('http://127.0.0.1:7455/admin/')
const nav = p.getByRole('navigation', { name: 'What you can edit' })
await nav
  .getByRole('button', { name: 'Move, rename or hide: Business Formation/Dissolution' })
  .first()
  .click({ timeout: 60000 })
await p.getByRole('button', { name: 'Remove…' }).click()
await p.waitForTimeout(6000)
console.log(await nav.innerText().then((t) => t.slice(0, 1500)))
await p.screenshot({ path: '/tmp/f38-a.png' })
await b.close()
