import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
const s = spawn(process.cwd()+'/node_modules/.bin/node', [process.cwd()+'/hosting/serve.ts'], { cwd: process.cwd(), env: { ...process.env, PORT: '4836' }, stdio: 'inherit' })
await new Promise(r => setTimeout(r, 4000))
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const S = async (p) => { await p.fill('#s-corporation [name=profit]', '150000'); await p.fill('#s-corporation [name=pay]', '80000'); await p.locator('#s-corporation').getByRole('button', {name: 'Compare'}).click(); await p.locator('#s-corporation-answer').waitFor() }
const E = async (p) => { const f=(n,v)=>p.fill(`#estimated-tax [name=${n}]`, v); await f('lastTax','24000'); await f('lastIncome','165000'); await f('tax','32000'); await f('withheld','6400'); await f('paid','5000'); await p.getByRole('button', {name: 'Show my payments'}).click(); await p.locator('#estimated-tax-answer').waitFor() }
const X = async (p) => { await p.getByRole('button', {name: 'Show my payments'}).click() }
const jobs = [['s','/business-formation','#s-corporation',S],['e','/client-tools','#estimated-tax',E],['x','/client-tools','#estimated-tax',X]]
for (const [w, scheme] of [[390,'light'],[390,'dark'],[768,'light'],[1440,'light'],[1440,'dark']])
 for (const [n, path, sel, act] of jobs) {
  if (n==='x' && w!==390) continue
  const p = await (await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })).newPage()
  p.on('pageerror', e => console.log(n, w, String(e))); p.on('console', m => m.type()==='error' && console.log(m.text()))
  await p.goto('http://localhost:4836' + path)
  await p.evaluate(() => document.fonts.ready)
  await act(p)
  await p.waitForTimeout(200)
  await p.locator(sel).first().screenshot({ path: `/tmp/b36/${n}-${w}-${scheme}.png` })
  console.log(n, w, scheme, await p.evaluate(() => document.documentElement.scrollWidth))
 }
await b.close(); s.kill()
