import type { Paragraph } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { State } from 'mdast-util-to-hast'
import { toString as plainText } from 'mdast-util-to-string'
import { didYouMean, joinList } from '#app/content/engine/english.ts'
import { lineOf, wordsIn } from '#app/content/engine/markdown.ts'
import { ownText } from '#app/content/engine/marked-tree.ts'
import type { ProblemDetail } from '#app/content/engine/problem.ts'
import { textWords } from '#app/content/engine/validation-context.ts'
import { around } from '#app/lib/shown.ts'
import { type Element, element, type HtmlNode, words } from '#app/lib/tree.ts'
import {
  type Block,
  bars,
  flow,
  type Inner,
  ledger,
  matrix,
  table,
  timeline,
  waterfall,
} from './table-blocks.ts'
import { tableElement } from './tables.ts'

/** :::pull: a figure in bold, then a short line. */
const pull: Block = {
  label: 'none',
  check: ({ content }) => {
    const [first] = content
    const begins = first?.type === 'paragraph' && first.children[0]?.type === 'strong'
    if (begins && content.every(({ type }) => type === 'paragraph')) return []
    return [
      {
        found: 'something other than a figure and a short line',
        expected: 'one figure in bold, then a short line about it',
        example: ':::pull\n**$1,200** less tax in the first year\n:::',
      },
    ]
  },
  make: ({ state, content }) => {
    const [figure, ...line] = content.flatMap((node) =>
      node.type === 'paragraph' ? state.all(node) : [],
    )
    return element('p', { dataBlock: 'pull' }, [
      ...(figure ? [figure] : []),
      words(' '),
      element('span', {}, line),
    ])
  },
}

/** :::checklist[Title] around a list: boxes to check on paper. */
const checklist: Block = {
  label: 'needed',
  check: ({ content }) => {
    const [only, second] = content
    if (only?.type === 'list' && !second) return []
    return [
      {
        found: 'something other than a list',
        expected: 'one list between the two ::: lines, with a - before each item',
        example: ':::checklist[Before April]\n- Renew the permit\n:::',
      },
    ]
  },
  make: ({ state, content, label, level }) =>
    element('div', { dataBlock: 'checklist' }, [
      element(`h${level}`, {}, label),
      // Safari announces a list without bullets only if it has the role.
      ...allOf(state, content).map(withRole),
    ]),
}

/** :::example[Illustrative example]: the box about the owner who is not an actual client. */
const example: Block = {
  label: 'needed',
  check: ({ content, title }) => [
    ...(title.startsWith(textWords().illustrative.plain)
      ? []
      : [
          {
            found: title,
            expected: `a title that starts with "${textWords().illustrative}"`,
            hint: 'No one should mistake the owner in this box for a real client.',
          },
        ]),
    ...(content.length > 0 && content.every(({ type }) => type === 'paragraph' || type === 'list')
      ? []
      : [{ found: 'something other than text', expected: 'paragraphs or lists in the box' }]),
  ],
  make: ({ state, content, label, level }) =>
    element('div', { dataBlock: 'example', dataFrame: '' }, [
      element(`h${level}`, {}, label),
      element('p', { dataNote: '' }, [words(textWords().notAClient)]),
      ...allOf(state, content),
    ]),
}

function withRole(list: HtmlNode): HtmlNode {
  if (list.type !== 'element' || list.tagName !== 'ul') return list
  return { ...list, properties: { ...list.properties, role: 'list' } }
}

const mostTakeaways = 60

/** :::takeaways around a list: what a reader in a hurry should know. */
const takeaways: Block = {
  label: 'none',
  check: ({ content }) => {
    const [only, second] = content
    const length = content.reduce((all, node) => all + ('children' in node ? wordsIn(node) : 0), 0)
    if (only?.type === 'list' && !second && length <= mostTakeaways) return []
    return [
      {
        found: length > mostTakeaways ? `${length} words` : 'something other than a list',
        expected: `one list of at most ${mostTakeaways} words in all, with a - before each item`,
        example: ':::takeaways\n- File Form 2553 by March 15.\n:::',
      },
    ]
  },
  make: ({ state, content, level }) =>
    element('div', { dataBlock: 'takeaways' }, [
      element(`h${level}`, {}, [words(textWords().takeaways)]),
      ...allOf(state, content),
    ]),
}

/** :::questions[Title]: each ### heading opens the text below it. */
const questions: Block = {
  label: 'needed',
  check: ({ content }) => {
    const silent = asked(content).find(({ answer }) => answer.length === 0)?.question
    const wrong =
      content.find((node, index) => !isQuestion(node) && (index === 0 || !isAnswer(node))) ?? silent
    if (content.length > 0 && !wrong) return []
    return [
      {
        found:
          wrong && isQuestion(wrong)
            ? 'a question without an answer'
            : 'something other than questions',
        expected: 'a ### heading for each question, and its answer in the text below it',
        example: ':::questions[What owners ask]\n### Do I need a permit?\nGenerally yes.\n:::',
        ...(wrong && lineOf(wrong)),
      },
    ]
  },
  make: ({ state, content, label }) =>
    element('div', { dataBlock: 'questions' }, [
      element('h2', { id: 'questions' }, label),
      ...asked(content).map(({ question, answer }) =>
        element('details', {}, [
          element('summary', {}, allOf(state, [question])),
          element('div', {}, allOf(state, answer)),
        ]),
      ),
    ]),
}

/** Each question with what is below it. */
function asked(content: readonly Inner[]): { question: Inner; answer: Inner[] }[] {
  const all: ReturnType<typeof asked> = []
  for (const node of content) {
    if (isQuestion(node)) all.push({ question: node, answer: [] })
    else all.at(-1)?.answer.push(node)
  }
  return all
}

function isQuestion(node: Inner): boolean {
  return node.type === 'heading' && node.depth === 3
}

function isAnswer({ type }: Inner): boolean {
  return type === 'paragraph' || type === 'list'
}

const sheetParts = new Set(['paragraph', 'list', 'table'])

/** :::worksheet[Title]: boxes to check and lines to write on, printed alone if it is the address. */
const worksheet: Block = {
  label: 'needed',
  check: ({ content }) => {
    const wrong = content.find(({ type }) => !sheetParts.has(type))
    if (content.length > 0 && !wrong) return []
    return [
      {
        found: wrong ? 'something other than text, lists and tables' : 'an empty worksheet',
        expected: 'paragraphs, lists and tables; a cell without words becomes a line to write on',
        example:
          ':::worksheet[To bring along]\n- Last return\n\n| Number | Yours |\n|---|---|\n| Rent |  |\n:::',
        ...(wrong && lineOf(wrong)),
      },
    ]
  },
  make: ({ state, content, label }) => {
    const { print, printLink } = textWords()
    const [before, after] = around(print, 'link')
    return element('div', { dataBlock: 'worksheet', dataPrint: 'alone' }, [
      element('h2', { id: 'worksheet' }, label),
      element('p', { dataNote: '', dataPrint: 'no' }, [
        words(before),
        element('a', { href: '#worksheet' }, [words(printLink)]),
        words(after),
      ]),
      element(
        'div',
        { dataFrame: '' },
        content.flatMap((node) =>
          node.type === 'table'
            ? [tableElement(state, node, { namedBy: 'worksheet' })]
            : allOf(state, [node]).map(withRole),
        ),
      ),
    ])
  },
}

function allOf(state: State, content: readonly Inner[]): HtmlNode[] {
  return content.flatMap((node) => state.one(node, undefined) ?? [])
}

const blocks = {
  table,
  ledger,
  bars,
  waterfall,
  timeline,
  matrix,
  flow,
  pull,
  checklist,
  example,
  takeaways,
  questions,
  worksheet,
} satisfies Record<string, Block>
type BlockName = keyof typeof blocks

/** What is wrong with a block between ::: lines; `source` is the whole text. */
export function blockProblems(node: ContainerDirective, source: string): ProblemDetail[] {
  const names = Object.keys(blocks)
  if (!isBlockName(node.name)) {
    return [
      {
        found: `a block named ":::${node.name}"`,
        expected: `one of ${joinList(
          names.map((name) => `:::${name}`),
          'or',
        )}`,
        ...didYouMean(node.name, names, ':::'),
        ...lineOf(node),
      },
    ]
  }
  const raw = source.slice(node.position?.start.offset, node.position?.end.offset)
  if (!/\n\s*:::+\s*$/.test(raw)) {
    return [
      {
        found: `:::${node.name} without an end`,
        expected: 'a ::: line below the block',
        hint: 'Without it, everything that follows would be part of the block.',
        ...lineOf(node),
      },
    ]
  }
  const block: Block = blocks[node.name]
  const { label, content } = partsOf(node)
  const title = label ? plainText(label).trim() : ''
  const problems: ProblemDetail[] =
    (block.label === 'needed') === (title !== '')
      ? block.check({ content, title })
      : [labelProblem(node.name, block)]
  return problems.map((problem) => ({ ...lineOf(node), ...problem }))
}

/** The block's own title and address, if it is a chapter of the text. */
export function chapterOf(node: ContainerDirective): { id: string; text: string } | undefined {
  if (node.name !== 'questions' && node.name !== 'worksheet') return undefined
  const { label } = partsOf(node)
  return { id: node.name, text: label ? ownText(plainText(label), lineOf(node).line) : '' }
}

export function blockElement(
  state: State,
  node: ContainerDirective,
  level: 2 | 3,
): Element | undefined {
  if (!isBlockName(node.name)) return undefined
  const { label, content } = partsOf(node)
  const title = label ? state.all(label) : []
  return blocks[node.name].make({ state, content, label: title, level })
}

function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blocks, name)
}

function partsOf(node: ContainerDirective): { label?: Paragraph; content: Inner[] } {
  const [first, ...rest] = node.children
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel
  return isLabel ? { label: first, content: rest } : { content: node.children }
}

function labelProblem(name: string, block: Block): ProblemDetail {
  return block.label === 'needed'
    ? {
        found: `:::${name} without a caption`,
        expected: 'a caption in square brackets after the name',
        example: `:::${name}[What it shows]`,
      }
    : {
        found: `a caption after :::${name}`,
        expected: `:::${name} alone on its line`,
        example: `:::${name}`,
      }
}
