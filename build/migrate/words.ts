import { type Document, parseDocument } from 'yaml'
import { declaredOf } from '#app/content/engine/declared.ts'
import { writtenLike } from '#app/content/engine/written.ts'
import { interfaceSchema } from '#app/content/schemas/interface.ts'
import { asFields, type Fields, fieldOf, take } from './nodes.ts'

/** Words of the site that are at another place now. */
const moved: readonly [from: string, to: string][] = [
  ['calculator.empty', 'tools.empty'],
  ['calculator.zero', 'tools.zero'],
  ['calculator.copy', 'tools.link.copy'],
  ['calculator.copied', 'tools.link.copied'],
  ['calculator.refused', 'tools.link.refused'],
  ['calculator.address', 'tools.link.address'],
]

/** Sentences that are put together from other parts now, by a part that the old ones lack: as the sample has them. */
const remade = [{ paths: ['article.location', 'article.licensed'], part: '{licensed}' }]

/** The words of the site itself with those it has learned since, as the sample has them: they say
    nothing about the firm. */
export function withNewWords(text: string, sample: string): { text: string; added: string[] } {
  const document = parseDocument(text)
  const [mine, theirs] = [asFields(document.contents), asFields(parseDocument(sample).contents)]
  if (document.errors.length > 0 || !mine || !theirs) return { text, added: [] }
  const old = moved.flatMap(([from, to]) => {
    const [group = '', name = ''] = from.split('.')
    const fields = asFields(fieldOf(mine, group)?.value)
    const field = fields && !document.hasIn(to.split('.')) ? take(fields, name) : undefined
    return field ? [[to.split('.'), field.value] as const] : []
  })
  const added = [...remake(document, theirs), ...fill(mine, theirs, interfaceSchema)]
  for (const [path, value] of old) document.setIn(path, value)
  if (old.length + added.length === 0) return { text, added }
  return { text: writtenLike(text, document), added }
}

function remake(document: Document, theirs: Fields): string[] {
  return remade.flatMap(({ paths, part }) => {
    const said = `${document.getIn((paths[0] ?? '').split('.')) ?? part}`
    if (said.includes(part)) return []
    for (const path of paths) {
      document.setIn(path.split('.'), theirs.getIn(path.split('.'), true))
    }
    return paths
  })
}

/** Adds the fields that are missing, and names them. */
function fill(mine: Fields, theirs: Fields, schema: Parameters<typeof declaredOf>[0]): string[] {
  return Object.entries(declaredOf(schema).fields ?? {}).flatMap(([name, field]) => {
    const [has, sample] = [fieldOf(mine, name), fieldOf(theirs, name)]
    const [group, whole] = [asFields(has?.value), asFields(sample?.value)]
    if (group && whole) return fill(group, whole, field).map((each) => `${name}.${each}`)
    const { optional, hasDefault } = declaredOf(field)
    if (has || !sample || optional || hasDefault) return []
    mine.items.push(sample)
    return [name]
  })
}
