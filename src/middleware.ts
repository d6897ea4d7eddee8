import { defineMiddleware } from 'astro:middleware'
import { firm } from './data.ts'
import { endOf, midnight } from './lib/dates.ts'

/** An island, which React compares with its HTML, or a comment that React puts between pieces of text. */
const betweenTexts = /(<astro-island[\s\S]*?<\/astro-island>)|<!-- -->/g
const dated = /<[a-z][^<>]* data-(?:from|until)="[^<>]*>/g

/** Turns start and end dates in the HTML into timestamps, so src/scripts/early.js needs no time zones. Hides parts that
    aren't valid today, for visitors without JavaScript. Joins pieces of text, because Chromium's accessibility tree drops
    a piece that is only a space. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next().catch((error: Error) => {
    if (import.meta.env.DEV) throw error
    // Rethrowing would make Astro print two stack traces.
    process.stderr.write(`\nBuild failed:\n${url.pathname}: ${error.message}\n`)
    process.exit(1)
  })
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const now = Date.now()
  const whole = (await response.text()).replaceAll(betweenTexts, '$1')
  const html = whole.replaceAll(dated, (tag) => {
    let isHidden = false
    const timed = tag.replaceAll(/ data-(from|until)="(\d[^"]*)"/g, (_match, name: string, day: string) => {
      const time = (name === 'from' ? midnight : endOf)(day, firm.timeZone)
      isHidden ||= name === 'from' ? now < time : now >= time
      return ` data-${name}="${time}"`
    })
    return timed.replace(/ hidden(="")?(?=[ >])/, '').replace('>', isHidden ? ' hidden>' : '>')
  })
  return new Response(html, response)
})
