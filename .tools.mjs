import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import sharp from 'sharp'
const port = '4893'
const s = spawn('/work/main/node_modules/.bin/node', ['/work/I36/hosting/serve.ts'], { cwd: '/work/I36', env: { ...process.env, PORT: port }, stdio: 'ignore', detached: true })
await new Promise(r => setTimeout(r, 5000))
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [w, scheme] of [[390, 'light'], [390, 'dark'], [1440, 'light']]) {
  const p = await (await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })).newPage()
  p.on('console', m => m.type() === 'error' && console.log(m.text()))
  const shots = []
  for (const [path, id, act] of [
    ['/pricing', 'return-cost', async part => { const f = part.locator('input:visible, select:visible'); console.log(await f.count()); const sels = part.locator('select'); for (const t of await part.locator('input:visible').all()) { const type = await t.getAttribute('type'); if (type === 'checkbox' || type === 'radio') continue; await t.fill('2') } const o = await sels.first().locator('option').allTextContents(); console.log(o.join('|')); await sels.first().selectOption({ index: 2 }); await part.getByRole('button').first().click() }],
    ['/client-tools', 'estimated-tax', async part => { const t = part.locator('input:visible'); const v = ['24,000', '180000', '40,000', '6000', '5,000']; for (const [i, x] of v.entries()) await t.nth(i).fill(x); await part.getByRole('button').first().click() }],
    ['/business-formation', 's-corporation', async part => { const t = part.locator('input:visible'); console.log(await t.count()); await t.nth(0).fill('150,000'); await t.nth(1).fill('70000'); await part.getByRole('button').first().click() }],
  ]) {
    await p.goto(`http://localhost:${port}${path}`)
    const part = p.locator('#' + id)
    await part.scrollIntoViewIfNeeded()
    await p.waitForFunction(i => document.getElementById(i)?.closest('[data-island]')?.dataset.ready !== undefined || document.querySelector('#' + i + ' [data-island]')?.dataset.ready !== undefined, id, { timeout: 20000 }).catch(() => console.log('not ready', id))
    await act(part)
    await p.waitForTimeout(1500)
    shots.push(await part.screenshot())
  }
  const ms = await Promise.all(shots.map(x => sharp(x).metadata()))
  let x = 0
  const scale = w > 1000 ? 0.55 : 1
  const parts = []
  for (const [i, shot] of shots.entries()) { const width = Math.round(ms[i].width * scale); const input = await sharp(shot).resize({ width }).toBuffer(); parts.push({ input, left: x, top: 0 }); x += width + 10 }
  const H = Math.max(...await Promise.all(parts.map(async p => (await sharp(p.input).metadata()).height)))
  await sharp({ create: { width: x, height: H, channels: 3, background: '#888' } }).composite(parts).png().toFile(`/work/shots/tools-${w}-${scheme}.png`)
}
await b.close(); process.kill(-s.pid)
