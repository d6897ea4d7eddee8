/** Returns text without links and emphasis. */
export const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)|\*/g, '$1')

/** Returns plain text, cut off between two words if it's too long. */
export function shortened(text: string, length: number): string {
  const short = plain(text)
  return short.length > length ? `${short.slice(0, length).replace(/\W*\s\S*$/, '')}…` : short
}
