import type { Text } from 'mdast'
import { defaultHandlers, type Options, type State } from 'mdast-util-to-hast'
import { type Content, element, words } from './rich/hast.ts'

/** W-2s, FONCE-7, 1099-NEC: a browser would end a line after the hyphen. */
const name = /(?<![\w-])([A-Z]+-\d+[A-Za-z]*|\d+-[A-Z]+s?)(?![\w-])/

/** Keeps the name of a form in one line. What is read, copied and searched stays the same. */
export const wholeNames: Options['handlers'] = {
  text: (state: State, node: Text) => {
    const made = defaultHandlers.text(state, node)
    if (made.type !== 'text') return made
    const parts = made.value.split(name)
    if (parts.length === 1) return made
    // Split by a pattern in brackets: every second part is a name.
    return parts.flatMap((part, index): Content[] => {
      if (index % 2 === 1) return [element('span', { className: ['whole'] }, [words(part)])]
      return part ? [words(part)] : []
    })
  },
}
