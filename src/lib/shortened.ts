/** Returns text without links and emphasis, cut between two words if it is too long. */
export function shortened(text: string, length: number): string {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]+\)|\*/g, '$1')
  return plain.length > length ? `${plain.slice(0, length).replace(/\W*\s\S*$/, '')}…` : plain
}
