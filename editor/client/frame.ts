import { comparable } from '#editor/fields-saying.ts'
import type { Said } from '#editor/types.ts'

// Work on the page inside a preview, from outside: the page has no part in it.

/** Nothing moves, because the page is loaded again while somebody types. */
const styles = `
  *, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important }
  html { scroll-behavior: auto !important }
  [data-counter] { display: none !important }
  :has(+ [data-counter]) { opacity: 1 !important; animation: none !important }
  [data-click="edit"] body :hover:not(:has(:hover)) {
    outline: 1px dashed;
    cursor: text;
  }
  [data-edited] {
    outline: 3px solid light-dark(#b3541e, #ffb86b) !important;
    outline-offset: 3px !important;
  }
`

type View = Window & { CSSStyleSheet?: typeof CSSStyleSheet }

/** Puts a loaded page into the state of the one before it: scrolled as far, the same answers open. */
export async function prepare(view: Window, before?: Window, anchor = ''): Promise<void> {
  const { document } = view
  const sheet = new ((view as View).CSSStyleSheet ?? CSSStyleSheet)()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [sheet]
  await document.fonts.ready
  const open = before && [...before.document.querySelectorAll('details')].map((each) => each.open)
  for (const [index, details] of document.querySelectorAll('details').entries()) {
    details.open = open?.[index] ?? details.open
  }
  if (before) view.scrollTo(0, before.scrollY)
  else goTo(view, anchor)
}

/** Not scrollIntoView, which would scroll the editor too. */
export function goTo(view: Window, anchor: string): void {
  const { top = 0 } = view.document.getElementById(anchor)?.getBoundingClientRect() ?? {}
  view.scrollBy(0, top)
}

/** Marks what a field says and scrolls to it; false if the page does not show it. */
export function mark(
  view: Window,
  said: readonly Said[],
  isSaid: (around: readonly string[]) => boolean,
): boolean {
  const { document } = view
  for (const old of document.querySelectorAll('[data-edited]')) old.removeAttribute('data-edited')
  const wanted = said.flatMap(({ words }) => words.split('\u0001')).filter((part) => part.trim())
  const found: Element[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = comparable(node.textContent ?? '')
    const element = node.parentElement
    if (!element || element.closest('script, style, template')) continue
    const isPart = (words: string) =>
      text === words ||
      (text.length > 2 && words.length > 2 && (words.includes(text) || text.includes(words)))
    if (wanted.some(isPart) && isSaid(textsAround(node))) found.push(element)
  }
  for (const element of found) element.setAttribute('data-edited', '')
  const first = found.find((each) => each.closest('main')) ?? found[0]
  if (first) reveal(view, first)
  return first !== undefined
}

function reveal(view: Window, element: Element): void {
  for (let around = element.closest('details'); around; ) {
    around.open = true
    around = around.parentElement?.closest('details') ?? null
  }
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 80 || bottom > view.innerHeight) view.scrollBy(0, top - view.innerHeight / 3)
}

/** How far around a text the search for its field looks. */
const levels = 4

/** A text, then what the elements around it say, from the inside out. */
function textsAround(node: Node): string[] {
  const texts = [node.textContent ?? '']
  let element = node.parentElement
  for (let level = 0; element && level < levels; level += 1) {
    texts.push(textOf(element))
    element = element.parentElement
  }
  return texts
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? ''
  if (/^(script|style|template|svg)$/i.test(node.nodeName)) return ''
  return [...node.childNodes].map(textOf).join('')
}

type OnClick = (around: readonly string[], link: URL | undefined, isPlain: boolean) => void

/** `click` is what it does, shown under the pointer. `link` is where it would lead; a click with Ctrl or Command is not a plain one. */
export function answerClicks(view: Window, click: string, onClick: OnClick): () => void {
  view.document.documentElement.dataset.click = click
  const stop = new AbortController()
  view.document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const link = target.closest<HTMLAnchorElement>('a[href]')
      if (link) event.preventDefault()
      const address = link ? new URL(link.href, view.location.href) : undefined
      const isPlain = !event.ctrlKey && !event.metaKey
      onClick(textsAt(view.document, event, target), address, isPlain)
    },
    { capture: true, signal: stop.signal },
  )
  return () => stop.abort()
}

/** The text under the pointer; for a picture, the words that stand for it. */
function textsAt(document: Document, { clientX, clientY }: MouseEvent, target: Element): string[] {
  const alt = target.closest('img')?.alt
  if (alt) return [alt]
  const node = document.caretPositionFromPoint(clientX, clientY)?.offsetNode
  if (node?.nodeType === 3 && target.contains(node)) return textsAround(node)
  const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT)
  const first = walker.nextNode()
  return first ? textsAround(first) : []
}

/** Once this field has the focus: the cursor to the beginning of a line, and the line into view. */
export function putCursor(id: string, line: number): void {
  const stop = new AbortController()
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(5000)])
  const place = () => {
    const field = document.activeElement
    if (!(field instanceof HTMLTextAreaElement) || field.id !== id) return
    stop.abort()
    const before = field.value.split('\n', line - 1).join('\n').length
    const at = before === 0 ? 0 : before + 1
    field.setSelectionRange(at, at)
    // After the browser has scrolled to the field.
    requestAnimationFrame(() => {
      const { top, height } = field.getBoundingClientRect()
      const cursor = top + height * (at / field.value.length)
      field.closest('main')?.scrollBy(0, cursor - innerHeight / 3)
    })
  }
  document.addEventListener('focusin', place, { signal })
  place()
}

/** Of a longer text, the paragraph in which the cursor is. */
export function atCursor(said: readonly Said[]): readonly Said[] {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement)) return said
  const line = field.value.slice(0, field.selectionStart).split('\n').length
  const above = said.filter((text) => text.line !== undefined && text.line <= line)
  const nearest = Math.max(...above.map((text) => text.line ?? 0))
  return above.length > 0 ? above.filter((text) => text.line === nearest) : said
}
