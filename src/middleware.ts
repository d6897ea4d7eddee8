import { defineMiddleware } from 'astro:middleware'
import { firm } from './data.ts'
import { today } from './lib/dates.ts'

const dated = /<[a-z][^<>]* data-(?:from|until)="[^<>]*>/g

/** Hides what is dated and is not for today, for visitors without script. In a browser, src/scripts/early.js does. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const now = today(firm.timeZone)
  const html = (await response.text()).replaceAll(dated, (tag) => {
    const [from, until] = ['from', 'until'].map((name) => new RegExp(` data-${name}="([^"]+)"`).exec(tag)?.[1] ?? now)
    const shown = tag.replace(/ hidden(="")?(?=[ >])/, '')
    return `${from}` <= now && now <= `${until}` ? shown : shown.replace('>', ' hidden>')
  })
  return new Response(html, response)
})
