/** Returns whether a link goes to another site, which opens in a new tab. */
export const isOutside = (href: string) => /^https?:/i.test(href)
