import type { Paragraph } from 'mdast'
import type { Block } from './blocks.ts'
import { type Content, element, words } from './hast.ts'

/** :::pull: a figure in bold, then a short line. */
export const pull: Block = {
  label: 'none',
  check: ({ content }) => {
    const [first] = content
    const begins = first?.type === 'paragraph' && first.children[0]?.type === 'strong'
    if (begins && content.every(({ type }) => type === 'paragraph')) return []
    return [
      {
        found: 'something else than a figure and its line',
        expected: 'one figure in bold, then a short line about it',
        example: ':::pull\n**$1,200** less tax in the first year\n:::',
      },
    ]
  },
  make: ({ state, content }) => {
    const [figure, ...line] = (content as Paragraph[]).flatMap(
      (node) => state.all(node) as Content[],
    )
    return element('p', { dataBlock: 'pull' }, [
      ...(figure ? [figure] : []),
      words(' '),
      element('span', {}, line),
    ])
  },
}

/** :::checklist[Title] around a list: boxes to tick on paper. */
export const checklist: Block = {
  label: 'needed',
  check: ({ content }) => {
    const [only, second] = content
    if (only?.type === 'list' && !second) return []
    return [
      {
        found: 'something else than a list',
        expected: 'one list between the two ::: lines, each point on a line that begins with -',
        example: ':::checklist[Before April]\n- Renew the permit\n:::',
      },
    ]
  },
  make: ({ state, content, label, level }) =>
    element('div', { dataBlock: 'checklist' }, [
      element(`h${level}`, {}, label),
      // Safari forgets that a list without bullets is one.
      ...content.map((node) => withRole(state.one(node, undefined) as Content)),
    ]),
}

const illustrative = 'Illustrative example'

/** :::example[Illustrative example]: the box about the owner who is not an actual client. */
export const example: Block = {
  label: 'needed',
  check: ({ content, title }) => [
    ...(title.startsWith(illustrative)
      ? []
      : [
          {
            found: title,
            expected: `a title that begins with "${illustrative}"`,
            hint: 'Nobody may take the owner in this box for a real client.',
          },
        ]),
    ...(content.length > 0 && content.every(({ type }) => type === 'paragraph' || type === 'list')
      ? []
      : [{ found: 'something else than text', expected: 'paragraphs or lists in the box' }]),
  ],
  make: ({ state, content, label, level, options }) =>
    element('div', { dataBlock: 'example', dataFrame: '' }, [
      element(`h${level}`, {}, label),
      element('p', { dataNote: '' }, [words(options.exampleNote)]),
      ...content.map((node) => state.one(node, undefined) as Content),
    ]),
}

function withRole(list: Content): Content {
  if (list.type !== 'element') return list
  return { ...list, properties: { ...list.properties, role: 'list' } }
}
