import { marked } from 'marked'

// Renders the text of an article in the preview. Boxes appear without charts, because only the build draws them.

const note = /^\[\^([\w-]+)\]: (.*)$/gm
const mark = /\[\^([\w-]+)\]/g
const box = /^:::(\w+)\[(.*?)\]\n(.*?)\n:::$/gms

/** Returns Markdown with boxes and notes as HTML. */
export function articleHtml(markdown: string): string {
  const notes = new Map(Array.from(markdown.matchAll(note), ([, id, text]) => [id, text]))
  const numbers = [...notes.keys()]
  const text = markdown
    .replaceAll(note, '')
    .replaceAll(mark, (_, id) => `<sup><a href="#article-notes">${numbers.indexOf(id) + 1}</a></sup>`)
    .replaceAll(box, (_, name, label, content) => {
      return `<div data-block="${name}"><p><strong>${label}</strong></p>${marked.parse(content)}</div>`
    })
  const items = Array.from(notes.values(), (each) => `<li>${marked.parseInline(each ?? '')}</li>`)
  return marked.parse(text) + (items.length > 0 ? `<ol data-notes>${items.join('')}</ol>` : '')
}
