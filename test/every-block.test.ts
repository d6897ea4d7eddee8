import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { type BlockValue, blockNamed, blocks } from '#app/blocks/index.ts'
import { listContent } from '#app/content/engine/files.ts'
import { gatedFirm } from './changed-firm.ts'
import { textOf } from './changed-folder.ts'
import { testFirmDir } from './firm-content.ts'
import { htmlFaults } from './helpers/html.ts'

// Any page may have any block in any order: every block of the test firm once, in the opposite order.

const { files } = listContent(testFirmDir)
const written = files
  .filter((file) => /^(pages|services)\//.test(file))
  .flatMap((file): BlockValue[] => parse(textOf(file)).blocks)
const each = blocks.flatMap(({ name }) => written.find(({ block }) => block === name) ?? [])
const [tops, others] = [true, undefined].map((isTop) =>
  each.filter(({ block }) => blockNamed(block)?.top === isTop).toReversed(),
)

function head(name: string) {
  const description = `Blocks of the test firm that no other page has together and in this order, on the page ${name}.`
  return { title: `All blocks, ${name}`, description, updated: '2026-09-01', name }
}

/** A page with a part of the blocks below the title of its number. */
function page(number: number) {
  const part = others?.slice(number * 30, (number + 1) * 30) ?? []
  const footer = { group: 'Firm', place: 50 + number }
  const list = [tops?.[number], ...part].map((block) => ({ ...block, id: undefined }))
  return stringify({ head: { ...head(`every-${number}`), footer }, blocks: list })
}

/** A text with blocks that have no heading to be linked by. */
function text() {
  const names = ['related', 'statement', 'offer', 'included', 'purpose', 'closing']
  const found = names.flatMap((name) => each.find(({ block }) => block === name) ?? [])
  const directives = found.map(
    ({ block, id, ...fields }) => `:::${block}\n\`\`\`yaml\n${stringify(fields)}\`\`\`\n:::`,
  )
  const front = stringify({ head: head('text'), title: 'Blocks in a text' })
  return `---\n${front}---\n\n## Closing\n\n${directives.join('\n\n')}\n`
}

test(
  'a page is valid with any blocks in any order',
  async () => {
    const inTexts = files.filter((file) => file.endsWith('.md')).map(textOf)
    const nowhere = blocks
      .map(({ name }) => name)
      .filter((name) => !each.some(({ block }) => block === name))
      .filter((name) => !inTexts.some((markdown) => markdown.includes(`\n:::${name}`)))
    expect(nowhere).toEqual([])
    const added = { 'pages/every-0.yaml': page(0), 'pages/every-1.yaml': page(1) }
    const { problems, passed } = await gatedFirm(added, { 'plain/every-text.md': text() })
    expect(problems).toEqual([])
    const made = passed?.pages.filter(({ page: { path } }) => path.startsWith('/every-')) ?? []
    expect(made).toHaveLength(3)
    for (const { html } of made) expect(await htmlFaults(html)).toEqual([])
  },
)
