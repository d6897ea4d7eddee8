import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { describe, expect, test } from 'vitest'
import { collectionOf } from '#app/content/collections.ts'
import { listContent } from '#app/content/engine/files.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { formFieldOf } from '#editor/form.ts'
import { asGroup, step } from '#editor/names.ts'
import type { FormField } from '#editor/types.ts'
import { richKind } from './kind.ts'
import { readText } from './read.ts'
import { writeText } from './write.ts'

type TextOf = { place: string; text: string; field: Extract<FormField, { kind: 'text' }> }

/** Every text of a folder that has more than a line. */
function textsOf(dir: string): TextOf[] {
  return listContent(dir).files.flatMap((file) => {
    const collection = collectionOf(file)
    const { source } = parseSource(file, readFileSync(join(dir, file), 'utf8'))
    return collection && source
      ? inside(formFieldOf(collection), source.value, `${dir}/${file}`)
      : []
  })
}

function inside(field: FormField | undefined, value: unknown, place: string): TextOf[] {
  if (typeof value === 'string')
    return field?.kind === 'text' && richKind(field) ? [{ place, text: value, field }] : []
  const keys = Array.isArray(value) ? value.keys() : Object.keys(asGroup(value))
  return [...keys].flatMap((key) => {
    const { inner } = step(field, value, `${key}`)
    return inside(inner, (value as never)[key], `${place}/${key}`)
  })
}

const texts = ['content', 'test/firm', 'test/solo'].flatMap(textsOf)
const read = ({ text, field }: TextOf) =>
  readText(text, richKind(field) ?? 'plain', field.holds ?? [])

describe('bridge between a text and its rich field', () => {
  test('text that nobody changed is the same, letter for letter', () => {
    expect(texts.length).toBeGreaterThan(500)
    for (const each of texts) {
      const now = read(each)
      expect(writeText(now.doc, now).text, each.place).toBe(each.text)
    }
  })

  test('word typed into one part of a text changes the lines of that part only', () => {
    for (const each of texts.filter(({ field }) => field.control === 'markdown')) {
      const before = read(each)
      let all = before.doc
      for (const [at, part] of before.parts.entries()) {
        const changed = typedInto(before.doc, at)
        all = typedInto(all, at)
        const start = each.text.indexOf(part.text, before.before.length)
        const { text } = writeText(changed, before)
        expect(text.startsWith(each.text.slice(0, start)), `${each.place} ${at}`).toBe(true)
        const rest = each.text.slice(start + part.text.length)
        expect(text.endsWith(rest), `${each.place} ${at}`).toBe(true)
      }
      const again = readText(writeText(all, before).text, 'rich', each.field.holds ?? [])
      expect(again.doc.toString(), each.place).toBe(all.toString())
    }
  })
})

/** The document with a word at the end of the first words of a part. */
function typedInto(doc: Node, at: number): Node {
  let place = -1
  const part = doc.child(at)
  const start = doc.children.slice(0, at).reduce((all, each) => all + each.nodeSize, 0)
  const find = (node: Node, pos: number) => {
    if (place < 0 && node.isTextblock && node.childCount > 0) place = pos + 1
  }
  if (part.isTextblock) find(part, start)
  else part.descendants((node, pos) => find(node, start + 1 + pos))
  if (place < 0) return doc
  const words = new Slice(Fragment.from(doc.type.schema.text('New ')), 0, 0)
  return doc.replace(place, place, words)
}
