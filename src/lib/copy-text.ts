/** The clipboard is refused without permission and outside https. */
export async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
  }
}
