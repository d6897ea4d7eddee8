/** Sets a title in the largest size that fits its box. `widthOf` measures a word at a size of 1. */
export type Box = { width: number; height: number; sizes: readonly number[]; leading: number }
export type SetText = { size: number; lines: string[] }

export function typeset(title: string, box: Box, widthOf: (word: string) => number): SetText {
  for (const size of box.sizes) {
    const lines = breakLines(title, box.width / size, widthOf)
    const tall = lines.length * size * box.leading
    if (lines.every((line) => widthOf(line) * size <= box.width) && tall <= box.height) {
      return { size, lines }
    }
  }
  // Nothing fits: the smallest size and as many lines as there is room for, the last one cut.
  const size = box.sizes.at(-1) ?? 1
  const room = Math.max(1, Math.floor(box.height / (size * box.leading)))
  const lines = breakLines(title, box.width / size, widthOf)
  const shown = lines.slice(0, room)
  if (lines.length > room) shown[room - 1] = `${shown[room - 1]}…`
  return { size, lines: shown }
}

/** As few lines as possible, then as even as possible, so that no word is left alone. */
function breakLines(title: string, width: number, widthOf: (word: string) => number): string[] {
  const greedy = fill(title, width, widthOf)
  let best = greedy
  for (let narrow = width; narrow > width / 2; narrow -= width / 40) {
    const lines = fill(title, narrow, widthOf)
    if (lines.length > greedy.length) break
    best = lines
  }
  return best
}

function fill(title: string, width: number, widthOf: (word: string) => number): string[] {
  const lines: string[] = []
  // A line may also end after a slash: "Formation/" "Dissolution".
  for (const word of title.match(/[^\s/]*\/|[^\s/]+\s*/g) ?? []) {
    const longer = `${lines.at(-1) ?? ''}${word}`
    if (lines.length > 0 && widthOf(longer.trimEnd()) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => line.trimEnd())
}
