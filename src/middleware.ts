import { defineMiddleware } from 'astro:middleware'
import { firm } from './data.ts'
import { today } from './lib/dates.ts'

const dated = /(<[a-z][^<>]*? data-until="(\d{4}-\d\d-\d\d)"[^<>]*)>/g

/** Hides what has expired, for visitors without script. src/scripts/early.js hides what expires after the build. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const day = today(firm.timeZone)
  const html = (await response.text()).replaceAll(dated, (tag, start, until) =>
    until < day && !/ hidden\b/.test(tag) ? `${start} hidden>` : tag,
  )
  return new Response(html, response)
})
