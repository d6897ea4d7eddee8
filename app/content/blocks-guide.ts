import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isSeq, parseDocument } from 'yaml'
import { blocks } from '#app/blocks/index.ts'
import type { Block } from './engine/block.ts'
import { declaredOf } from './engine/declared.ts'
import { joinList } from './engine/english.ts'
import { listContent } from './engine/files.ts'
import { fieldTable } from './guide.ts'
import { typedAt } from './needs.ts'

// docs/blocks.md: every block, by the declarations, with examples from the content of a firm.

const isPage = /^(?:pages|services)\/.*\.yaml$/
const marked = /(<!-- blocks -->\n).*(<!-- \/blocks -->)/s

/** The guide to the blocks with what the registry has; the firm of the folder gives the examples. */
export function withBlocks(guide: string, dir: string): string {
  const names = listContent(dir).files
  const files = names.map((file) => [file, readFileSync(join(dir, file), 'utf8')] as const)
  const examples = [
    ...files.flatMap(([file, text]) => (isPage.test(file) ? inYaml(text) : [])),
    ...files.flatMap(([file, text]) => (file.endsWith('.md') ? inMarkdown(text) : [])),
  ]
  const sections = blocks.map((each) => sectionOf(each, examples))
  return guide.replace(
    marked,
    (_, start: string, end: string) => `${start}\n${sections.join('\n')}\n${end}`,
  )
}

type Example = { name: string; language: 'yaml' | 'markdown'; text: string }

function sectionOf(block: Block, examples: readonly Example[]): string {
  const { name, label, about, needs, schema } = block
  const { block: _, id, ...fields } = declaredOf(schema).fields ?? {}
  const told = [
    `**${label}.** ${about}`,
    block.top && 'It has the title of the page, so it comes first.',
    needs.length > 0 &&
      `Shown only with ${joinList(
        needs.map((need) => `\`${typedAt(need)}\``),
        'and',
      )}.`,
    block.anchor && `Links lead to it by \`#${block.anchor}\`.`,
  ]
  const own = examples.filter((example) => example.name === name)
  const shown = (['yaml', 'markdown'] as const).flatMap((language) => {
    const [example] = own
      .filter((each) => each.language === language)
      .toSorted((one, other) => one.text.length - other.text.length)
    return example ? [`\`\`\`\`${language}\n${example.text}\n\`\`\`\`\n`] : []
  })
  const parts = [
    `### ${name}\n`,
    `${told.filter(Boolean).join(' ')}\n`,
    fieldTable(fields),
    ...shown,
  ]
  return parts.filter(Boolean).join('\n')
}

/** The blocks of a page, as they are typed. */
function inYaml(text: string): Example[] {
  const list = parseDocument(text).get('blocks')
  return (isSeq(list) ? list.items : []).flatMap((item) => {
    if (!isMap(item) || !item.range) return []
    const [start, , end] = item.range
    const typed = withoutMargin(text.slice(text.lastIndexOf('\n', start) + 1, end))
    return { name: `${item.get('block')}`, language: 'yaml', text: typed }
  })
}

/** The blocks of an article or another text. */
function inMarkdown(text: string): Example[] {
  return Array.from(
    text.matchAll(/^(:{3,})([\w-]+).*\n[\s\S]*?^\1$/gm),
    ([typed, , name = '']): Example => ({ name, language: 'markdown', text: typed }),
  )
}

function withoutMargin(text: string): string {
  const [margin = ''] = /^ */.exec(text) ?? []
  return text
    .split('\n')
    .map((line) => (line.startsWith(margin) ? line.slice(margin.length) : line))
    .join('\n')
    .trimEnd()
}
