/** Returns text without links and emphasis, cut off between two words if it's too long. */
export function shortened(text: string, length: number): string {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]+\)|\*/g, '$1')
  return plain.length > length ? `${plain.slice(0, length).replace(/\W*\s\S*$/, '')}…` : plain
}
