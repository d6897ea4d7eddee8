import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
const [dir, sel, ...paths] = process.argv.slice(2)
const port = process.env.P ?? '4877'
const s = spawn('/work/main/node_modules/.bin/node', ['/work/main/hosting/serve.ts'], { cwd: dir, env: { ...process.env, PORT: port }, stdio: 'ignore', detached: true })
await new Promise(r => setTimeout(r, 3500))
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await (await b.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })).newPage()
for (const path of paths) {
  await p.goto(`http://localhost:${port}${path}`)
  await p.evaluate(() => document.fonts.ready)
  const r = await p.evaluate((sel) => [document.documentElement.scrollHeight / innerHeight, sel ? [...document.querySelectorAll('main > *, main section')].map(e => [e.id || e.querySelector('h1,h2')?.textContent || e.tagName, Math.round(e.getBoundingClientRect().height)].join(' ')) : []], sel === 'y')
  console.log(path, r[0].toFixed(2)); if (sel === 'y') console.log(r[1].join('\n'))
}
await b.close(); process.kill(-s.pid)
