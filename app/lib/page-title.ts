/** Search results show about 60 characters. The firm's name is added where it fits whole. */
const limit = 60

export function pageTitle(title: string, firm: string): string {
  if (title.includes(firm)) return title
  const full = `${title} · ${firm}`
  return full.length <= limit ? full : title
}
