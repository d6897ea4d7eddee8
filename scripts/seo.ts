import { contentOptions } from '../app/content/plugin.ts'
import { serveBuild } from '../hosting/serve-build.ts'
import { startLighthouse } from './bench/lighthouse.ts'

// npm run test:seo: Lighthouse's SEO category must be 100 on every page of the built site, or on the
// pages named: npm run test:seo -- /faq

const { judge, stop: stopLighthouse } = await startLighthouse()
const { origin, stop } = await serveBuild()

let below = 0
const asked = process.argv.slice(2)
const pages = asked.length > 0 ? asked : contentOptions().paths
for (const path of pages) {
  const { categories, audits } = await judge(origin + path, ['seo'])
  const score = Math.round((categories.seo?.score ?? 0) * 100)
  const missed = Object.values(audits).filter((audit) => audit.score === 0)
  if (score < 100) below++
  process.stdout.write(`${String(score).padStart(3)}  ${path}\n`)
  for (const { id, title } of missed) process.stdout.write(`       ${id}: ${title}\n`)
}
stopLighthouse()
await stop()
process.stdout.write(`${pages.length - below} of ${pages.length} pages at 100\n`)
process.exitCode = below > 0 ? 1 : 0
