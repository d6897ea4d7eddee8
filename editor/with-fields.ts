import type { Path } from '#app/content/engine/problem.ts'
import type { Place, Run } from '#app/lib/marks.ts'
import { encode } from '#app/lib/plain-text.ts'
import { isSeen } from '#build/places.ts'

/** A page in which `data-field` names the fields that an element says: those of its text, then those of its
    attributes. Where the page's own file puts a value of another file into a text, the text comes first.
    `data-runs` has the length of each piece of its text, and which of the names says it. `data-empty` marks
    what says one of the empty fields of the page's own file. Of an image, the field of its picture comes first:
    `pictureOf` knows it by the place of the image's words. */
export function withFields(
  html: string,
  runs: readonly Run[],
  file: string,
  empty: readonly Path[] = [],
  pictureOf: (place: Place) => Place | undefined = () => undefined,
): string {
  const unfinished = empty.map((path) => nameOf({ file, path }))
  const byTag = Map.groupBy(runs.filter(isSeen), ({ tag }) => tag)
  const parts: string[] = []
  let done = 0
  for (const [tag, said] of [...byTag].sort(([a], [b]) => a - b)) {
    const [texts, attributes] = [said.filter(isText), said.filter((run) => !isText(run))]
    const isImage = html.startsWith('<img', tag)
    const pictures = isImage ? placesIn(attributes, file).flatMap((at) => pictureOf(at) ?? []) : []
    const places = [...pictures, ...placesIn(texts, file), ...placesIn(attributes, file)]
    const names = [...new Set(places.map(nameOf))]
    if (names.length === 0) continue
    const pieces = texts.map(({ text, origin: [place] = [] }) => ({
      length: text.length,
      name: place ? names.indexOf(nameOf(place)) : 0,
    }))
    const [name = ''] = /^<[\w-]+/.exec(html.slice(tag, tag + 40)) ?? []
    const at = tag + name.length
    parts.push(html.slice(done, at), ` data-field="${encode(names.join('\n'))}"`)
    if (pieces.some((piece) => piece.name > 0))
      parts.push(` data-runs="${pieces.map((piece) => `${piece.length}:${piece.name}`).join(' ')}"`)
    if (names.some((each) => unfinished.includes(each.replace(/:\d+$/, ''))))
      parts.push(' data-empty=""')
    done = at
  }
  return parts.join('') + html.slice(done)
}

function isText({ attribute }: Run): boolean {
  return attribute === undefined
}

function placesIn(said: readonly Run[], own: string): Place[] {
  const places = said.flatMap(({ origin = [] }) => origin)
  const foreign = ({ file }: Place) => Number(file !== own)
  return places.toSorted((a, b) => foreign(a) - foreign(b))
}

function nameOf({ file, path, line }: Place): string {
  return [file, ...path].join('/') + (line ? `:${line}` : '')
}
