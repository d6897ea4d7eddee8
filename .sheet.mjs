import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import sharp from 'sharp'
const [out, spec, ...paths] = process.argv.slice(2)
const [w, scheme] = spec.split(':')
const port = process.env.P ?? '4881'
const s = spawn('/work/main/node_modules/.bin/node', ['/work/main/hosting/serve.ts'], { cwd: process.env.D ?? '/work/main', env: { ...process.env, PORT: port }, stdio: 'ignore', detached: true })
await new Promise(r => setTimeout(r, 3500))
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await (await b.newContext({ viewport: { width: +w, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })).newPage()
const cols = []
for (const path of paths) {
  await p.goto(`http://localhost:${port}${path}`)
  await p.evaluate(async () => { for (const i of document.images) i.loading = 'eager'; await Promise.allSettled(Array.from(document.images, i => i.decode())); await document.fonts.ready; for (let y = 0; y < document.body.scrollHeight; y += 700) { scrollTo(0, y); await new Promise(r => requestAnimationFrame(r)) } scrollTo(0, 0) })
  await p.addStyleTag({ content: '[class*=quick],[class*=bar_]{position:static!important}' }).catch(() => {})
  const png = await p.screenshot({ fullPage: true })
  const target = +w > 1000 ? 640 : 390
  const img = await sharp(png).resize({ width: target }).toBuffer()
  const m = await sharp(img).metadata()
  const H = 1900
  for (let y = 0; y < m.height; y += H) cols.push(await sharp(img).extract({ left: 0, top: y, width: target, height: Math.min(H, m.height - y) }).toBuffer())
}
const per = +w > 1000 ? 3 : 5
const target = +w > 1000 ? 640 : 390
for (let i = 0, n = 0; i < cols.length; i += per, n++) {
  const part = cols.slice(i, i + per)
  await sharp({ create: { width: per * (target + 10), height: 1900, channels: 3, background: '#888' } }).composite(part.map((input, k) => ({ input, left: k * (target + 10), top: 0 }))).png().toFile(`${out}-${n}.png`)
  console.log(`${out}-${n}.png`)
}
await b.close(); process.kill(-s.pid)
