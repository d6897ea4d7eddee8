import { type Document, visit, type YAMLMap, type YAMLSeq } from 'yaml'

/** Unchanged parts are written as they were: long lines stay long, [a, b] narrow and { a: b } wide. */
export function writtenLike(before: string, document: Document): string {
  const lists = /[:-] \[ /.test(before) ? ' ' : ''
  const groups = /[:-] \{ /.test(before) ? ' ' : ''
  visit(document, {
    Seq: (_, list) => setPadding(list, lists),
    Map: (_, group) => setPadding(group, groups),
  })
  return document.toString({ lineWidth: 0 })
}

/** The library has one setting for both kinds of brackets. */
function setPadding(node: YAMLMap | YAMLSeq, flowCollectionPadding: string): void {
  const print = node.toString.bind(node)
  node.toString = (context, ...rest) =>
    print(context && { ...context, flowCollectionPadding }, ...rest)
}
