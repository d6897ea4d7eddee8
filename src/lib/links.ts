/** Links to other sites open in a new tab. */
export const isOutside = (href: string) => /^https?:/i.test(href)
