import { collectionOf } from '#app/content/collections.ts'
import { listContent, readText } from '#app/content/engine/files.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { addressOf } from '#app/content/pages.ts'
import { asGroup, type Group } from './names.ts'

/** Every file that a collection names and that can be read. */
export function textsIn(dir: string): Map<string, string> {
  const files = listContent(dir).files.filter(collectionOf)
  const texts = files.map((file) => [file, readText(dir, file)] as const)
  return new Map(texts.filter((each): each is [string, string] => typeof each[1] === 'string'))
}

/** What a file says, as it is typed; nothing if it cannot be understood. */
export function valuesIn(file: string, text = ''): Group {
  return asGroup(parseSource(file, plainLines(text)).source?.value)
}

export type TypedPage = { file: string; path: string; slug: string; value: Group; head: Group }

/** The pages as they are typed, by their files. */
export function pagesIn(texts: ReadonlyMap<string, string>): Map<string, TypedPage> {
  const pages = [...texts].flatMap(([file, text]): TypedPage[] => {
    if (!addressOf(file)) return []
    const value = valuesIn(file, text)
    const head = asGroup(value.head)
    const { path = '/', slug = '' } = addressOf(file, head.address) ?? {}
    return [{ file, path, slug, value, head }]
  })
  return new Map(pages.map((page) => [page.file, page]))
}

export function entriesIn(value: unknown): Group[] {
  return Array.isArray(value) ? value.map(asGroup) : []
}

export function plainLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}
