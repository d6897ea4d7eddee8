/** The link behind a U.S. phone number: "(615) 555-0142 ext. 12" is "tel:+16155550142;ext=12". */
export function phoneHref(phone: string): string {
  const [number = '', extension] = phone.split(/\s*ext\.?\s*/i)
  const digits = number.replace(/\D/g, '')
  return `tel:+1${digits}${extension ? `;ext=${extension}` : ''}`
}
