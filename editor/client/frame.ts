// Work on the page inside a preview, from outside: the page has no part in it.

/** The fields that an element says, each with its line if it is a longer text. */
function fieldsOf(element: Element | null): { field: string; line: number }[] {
  const names = element?.getAttribute('data-field')?.split('\n') ?? []
  return names.map((name) => {
    const [, field = name, line = 0] = /^(.*):(\d+)$/.exec(name) ?? []
    return { field, line: Number(line) }
  })
}

/** Marks what a field says and scrolls to it; false if the page does not show it. */
export function mark(view: Window, field: string): boolean {
  const { document } = view
  for (const old of document.querySelectorAll('[data-edited]')) old.removeAttribute('data-edited')
  const said = [...document.querySelectorAll('[data-field]')].flatMap((element) =>
    fieldsOf(element)
      .filter((each) => `${each.field}/`.startsWith(`${field}/`))
      .map(({ line }) => ({ element, line })),
  )
  const cursor = lineOfCursor()
  const nearest = Math.max(...said.map(({ line }) => line).filter((line) => line <= cursor))
  const near = said.filter(({ line }) => line === nearest)
  const marked = (near.length > 0 ? near : said).map(({ element }) => element)
  for (const element of marked) element.setAttribute('data-edited', '')
  const own = marked.filter((each) => each.closest('main'))
  const [first] = own.length > 0 ? own : marked
  // What was clicked stays where it is, even if the page says it further up, too.
  if (first && !own.some((each) => isInView(view, each))) reveal(view, first)
  return first !== undefined
}

function lineOfCursor(): number {
  const input = document.activeElement
  if (input instanceof HTMLElement && input.dataset.line) return Number(input.dataset.line)
  if (!(input instanceof HTMLTextAreaElement)) return 0
  return input.value.slice(0, input.selectionStart).split('\n').length
}

function reveal(view: Window, element: Element): void {
  for (let around = element.closest('details'); around; ) {
    around.open = true
    around = around.parentElement?.closest('details') ?? null
  }
  // Not scrollIntoView, which would scroll the editor too.
  if (!isInView(view, element))
    view.scrollBy(0, element.getBoundingClientRect().top - view.innerHeight / 3)
}

/** Below the header, which stays at the top of the page. */
function isInView(view: Window, element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top >= 80 && bottom <= view.innerHeight
}

/** The link that was clicked to be followed: with a key for it, or while links are followed. */
export function linkAt(event: MouseEvent, isFollowing: boolean): HTMLAnchorElement | undefined {
  const link = (event.target as HTMLElement).closest('a')
  if (!link || !(isFollowing || event.ctrlKey || event.metaKey)) return undefined
  event.preventDefault()
  return link
}

/** The field that says what was clicked, in place of where a link leads. */
export function fieldAt(event: MouseEvent): Partial<ReturnType<typeof fieldsOf>[number]> {
  const target = event.target as HTMLElement
  const link = target.closest('a')
  // The browser clicks the input of a label as well.
  if (link || target.closest('label')) event.preventDefault()
  const nearest = target.closest('[data-field]') ?? target.querySelector('[data-field]')
  // The link of a card lies over all of it.
  const below = link?.offsetParent?.querySelectorAll('[data-field]') ?? []
  for (const element of nearest ? [nearest, ...below] : below) {
    const found = fieldsOf(element)[nameAt(element, event)]
    if (found) return found
  }
  return fieldsOf(nearest)[0] ?? {}
}

/** Which of an element's fields says the piece of its text that was clicked, such as a price in a sentence;
    -1 if its text is elsewhere. */
function nameAt(element: Element, { clientX, clientY }: MouseEvent): number {
  const texts = [...element.childNodes].filter(
    (node): node is Text => node.nodeType === Node.TEXT_NODE,
  )
  const pieces = element.getAttribute('data-runs')?.split(' ')
  const range = element.ownerDocument.createRange()
  let [text] = texts
  let start = 0
  for (const piece of pieces ?? texts.map(({ length }) => `${length}:0`)) {
    const [length = 0, name = 0] = piece.split(':').map(Number)
    if (text && start === text.length) [text, start] = [texts[texts.indexOf(text) + 1], 0]
    // A script of the page has changed its words.
    if (!text || start + length > text.length) return -1
    range.setStart(text, start)
    range.setEnd(text, start + length)
    const isHit = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
    )
    if (isHit) return name
    start += length
  }
  return -1
}

/** Once a field has the focus: the cursor to the beginning of a line, and the line into view. */
export function putCursor(line: number): void {
  document.addEventListener(
    'focusin',
    ({ target: input }) => {
      // A rich field knows where its lines are.
      input?.dispatchEvent(new CustomEvent('goToLine', { detail: line }))
      if (!(input instanceof HTMLTextAreaElement)) return
      const at = input.value.split('\n', line - 1).join('\n').length + 1
      input.setSelectionRange(at, at)
      // After the browser has scrolled to the field.
      requestAnimationFrame(() => {
        const { top, height } = input.getBoundingClientRect()
        const cursor = top + height * (at / input.value.length)
        input.closest('main')?.scrollBy(0, cursor - innerHeight / 3)
      })
    },
    { once: true },
  )
}
