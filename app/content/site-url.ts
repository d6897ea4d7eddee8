import { isSiteUrl } from './engine/links.ts'
import type { Firm } from './schemas/firm.ts'

/** The site's own address, unless this build is for another one: SITE_URL=https://... npm run build */
export function withSiteUrl(firm: Firm, siteUrl = process.env.SITE_URL): Firm {
  if (!siteUrl) return firm
  if (isSiteUrl(siteUrl)) return { ...firm, siteUrl }
  throw new Error(
    `SITE_URL must be a full web address such as https://www.example.com, with nothing after the name, not "${siteUrl}".`,
  )
}
