import type { Nodes } from 'mdast'
import type { Complaint } from './problem.ts'
import { quoted } from './words.ts'

/** The marks of Markdown that this place does not take, each with what to write instead. */
export function unsupported(node: Nodes): Complaint {
  return { ...complaint(node), ...(node.position && { line: node.position.start.line }) }
}

function complaint(node: Nodes): Complaint {
  switch (node.type) {
    case 'html':
      return {
        found: `HTML: ${quoted(node.value)}`,
        expected: 'words without HTML; **bold**, *italics* and [links](/pricing) are written so',
        hint: 'To show the sign < itself, write \\< instead.',
        fragment: node.value.split('\n')[0] ?? '',
      }
    case 'heading':
      return node.depth === 1 || node.depth > 3
        ? {
            found: `a heading of level ${node.depth} (${counted(node.depth, '#')})`,
            expected: 'headings of level 2 or 3; level 1 is the title of the page',
            example: '## Who this is for',
            hint: 'If no heading is meant, write \\# instead of #.',
          }
        : { found: 'a heading', expected: sentence, hint: 'To show the sign #, write \\#.' }
    case 'list':
      return {
        found: 'a list',
        expected: sentence,
        hint: node.ordered
          ? 'If only a number is meant, put a backslash before its point: 1\\. instead of 1.'
          : 'If only a dash is meant, put a backslash before it: \\- instead of -',
      }
    case 'blockquote':
      return { found: 'a quotation (a line that begins with >)', expected: sentence, hint: '\\>' }
    case 'code':
      return {
        found: `a block of computer code: ${quoted(node.value)}`,
        expected: 'ordinary text',
        hint: 'Text moved four spaces to the right, or between ```, counts as code. Move it to the left edge.',
        fragment: node.value.split('\n')[0] ?? '',
      }
    case 'inlineCode':
      return {
        found: `text between backticks: ${quoted(node.value)}`,
        expected: 'ordinary text',
        hint: 'Use "quotation marks" or *italics* instead of backticks.',
        fragment: node.value,
      }
    case 'image':
      return {
        found: `a picture: ${quoted(node.url)}`,
        expected: 'words and links only; pictures have fields of their own',
        hint: 'If a link is meant, remove the exclamation mark before the bracket.',
        fragment: node.url,
      }
    case 'thematicBreak':
      return { found: 'a dividing line (--- or ***)', expected: 'a heading, or nothing at all' }
    case 'break':
      return {
        found: 'a forced line break (a backslash or two spaces at the end of a line)',
        expected: 'text that may wrap where it needs to',
      }
    case 'definition':
    case 'linkReference':
    case 'imageReference':
      return {
        found: `a link whose address stands elsewhere: [${node.label ?? node.identifier}]`,
        expected: 'the address directly after the words',
        example: '[our prices](/pricing)',
        fragment: `[${node.label ?? node.identifier}]`,
      }
    case 'leafDirective':
      return {
        found: `"::${node.name}" with two colons`,
        expected: 'three colons before the name of a block, and ::: on a line below it',
        example: `:::${node.name}`,
      }
    case 'footnoteReference':
      return {
        found: `the mark [^${node.label ?? node.identifier}] of a note`,
        expected: 'a mark in the running text, not inside another note',
      }
    default:
      return { found: `Markdown of the kind "${node.type}"`, expected: sentence }
  }
}

const sentence = 'plain sentences with **bold**, *italics* and [links](/pricing), nothing else'

function counted(count: number, sign: string): string {
  return sign.repeat(count)
}
