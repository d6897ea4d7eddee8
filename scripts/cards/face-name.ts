/** What a TrueType file calls its family: the rasterizer knows a face by no other name. A cut of a
    variable font keeps the name of its first master. */
export function faceName(font: Uint8Array): string {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => view.getUint32(at) === 0x6e616d65) // "name"
  if (entry === undefined) throw new Error('A type face has no names.')
  const table = view.getUint32(entry + 8)
  const strings = table + view.getUint16(table + 4)
  const names = new Map<number, string>()
  for (let index = 0; index < view.getUint16(table + 2); index++) {
    const at = table + 6 + index * 12
    if (view.getUint16(at) !== 3) continue // Windows: UTF-16, high byte first
    const [length, start] = [view.getUint16(at + 8), strings + view.getUint16(at + 10)]
    const letters = Array.from({ length: length / 2 }, (_, each) =>
      view.getUint16(start + each * 2),
    )
    names.set(view.getUint16(at + 6), String.fromCharCode(...letters))
  }
  // 16 is the name of the family as a whole, where it differs from 1.
  const name = names.get(16) ?? names.get(1)
  if (!name) throw new Error('A type face has no name.')
  return name
}
