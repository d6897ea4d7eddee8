import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml'
import type { Path } from '#app/content/engine/problem.ts'
import { oneSpace } from '#app/lib/plain-text.ts'
import type { Comments, FormField } from './types.ts'

/**
 * The comments in a file are its owner's guidance, so the form shows them beside their fields. A comment
 * that contains an optional field, as in `# holidays:`, belongs to that field.
 */
export function commentsIn(
  document: Document,
  field: FormField,
): { intro: string; comments: Comments } {
  const comments: Comments = {}
  const known = labelsIn(field)

  function walk(node: unknown, path: Path, here?: FormField): void {
    if (isSeq(node)) {
      const item = here?.kind === 'list' ? here.item : undefined
      // What stands above the first entry is the list's, for the library.
      if (node.commentBefore && path.length > 0) add([...path, 0], 'above', node.commentBefore)
      for (const [index, each] of node.items.entries()) walk(each, [...path, index], item)
    }
    if (!isMap(node)) return
    const by = here?.kind === 'variants' ? here.by : undefined
    const fields = fieldsIn(here, by && node.get(by))
    const present = node.items.map(({ key }) => String(isScalar(key) ? key.value : key))
    const missing = Object.keys(fields).filter((name) => !present.includes(name))
    for (const [index, { key, value }] of node.items.entries()) {
      const name = present[index] ?? ''
      const before = index === 0 ? node.commentBefore : undefined
      const above = [before, isNode(key) ? key.commentBefore : undefined]
      // Above the kind of a block is above the block.
      note(above.filter(Boolean).join('\n'), path, missing, name === by ? path : [...path, name])
      if (isScalar(value) && value.comment) add([...path, name], 'beside', value.comment)
      walk(value, [...path, name], fields[name])
    }
    const after = node.comment ?? (path.length === 0 ? document.comment : undefined)
    if (after) note(after, path, missing)
  }

  function note(text: string, path: Path, missing: readonly string[], below?: Path): void {
    let lines: string[] = []
    for (const line of text.split('\n')) {
      const [, shown, rest = ''] = /^ ?(\w+):(.*)/.exec(line) ?? []
      if (shown && missing.includes(shown)) {
        const beside = rest.split(' # ')[1]
        if (lines.length > 0) add([...path, shown], 'above', lines.join('\n'))
        if (beside) add([...path, shown], 'beside', beside)
        lines = []
      } else if (!/^ {3}/.test(line)) lines.push(line)
    }
    if (below && lines.length > 0) add(below, 'above', lines.join('\n'))
  }

  function add(path: Path, place: 'above' | 'beside', text: string): void {
    // In the form nothing has to be typed before it counts.
    const words = spoken(text).replace(/ ?Remove the # signs? to use [^.]*\./, '')
    if (words) comments[path.join('/')] = { ...comments[path.join('/')], [place]: words }
  }

  /** Names of fields, as in `"work"`, `bestFor` or `one:`, as the form calls them. */
  function spoken(text: string): string {
    return oneSpace(text).replaceAll(
      /"(\w+)"|\b([a-z]+[A-Z]\w*)\b|\b([a-z]\w+)(?=:)/g,
      (all, quoted, humped, before) => {
        const label = known.get(quoted ?? humped ?? before)
        return label ? `"${label}"` : all
      },
    )
  }

  walk(document.contents, [], field)
  return { intro: spoken(document.commentBefore ?? ''), comments }
}

function labelsIn(field: FormField, known = new Map<string, string>()): Map<string, string> {
  for (const [name, each] of Object.entries(fieldsIn(field))) {
    if (!known.has(name)) known.set(name, each.label)
    labelsIn(each, known)
  }
  if (field.kind === 'list') labelsIn(field.item, known)
  if (field.kind === 'table') labelsIn(field.value, known)
  return known
}

/** Of several groups, those of the one that is meant; without it, of all. */
function fieldsIn(field: FormField | undefined, is?: unknown): Record<string, FormField> {
  if (field?.kind === 'group') return field.fields
  if (field?.kind !== 'variants') return {}
  const meant = field.variants.filter((each) => is === undefined || each.is === is)
  return Object.assign({}, ...meant.map(({ fields }) => fields))
}
