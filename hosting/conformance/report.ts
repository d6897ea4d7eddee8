/** Replaces the text between two marks of a document. */
export function replaceBlock(document: string, mark: string, text: string): string {
  const block = new RegExp(`(<!-- ${mark} -->\\n).*?(\\n<!-- /${mark} -->)`, 's')
  if (!block.test(document)) throw new Error(`The document has no block "${mark}".`)
  return document.replace(block, (_, start, end) => `${start}${text}${end}`)
}
