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
  const first = marked.find((each) => each.closest('main')) ?? marked[0]
  if (first) reveal(view, first)
  return first !== undefined
}

function lineOfCursor(): number {
  const input = document.activeElement
  if (!(input instanceof HTMLTextAreaElement)) return 0
  return input.value.slice(0, input.selectionStart).split('\n').length
}

function reveal(view: Window, element: Element): void {
  for (let around = element.closest('details'); around; ) {
    around.open = true
    around = around.parentElement?.closest('details') ?? null
  }
  const { top, bottom } = element.getBoundingClientRect()
  // Not scrollIntoView, which would scroll the editor too.
  if (top < 80 || bottom > view.innerHeight) view.scrollBy(0, top - view.innerHeight / 3)
}

/** The field that says what was clicked, in place of where a link leads. */
export function fieldAt(event: MouseEvent): Partial<ReturnType<typeof fieldsOf>[number]> {
  const target = event.target as Element
  if (target.closest('a')) event.preventDefault()
  const [found] = fieldsOf(target.closest('[data-field]') ?? target.querySelector('[data-field]'))
  return found ?? {}
}

/** Once a field has the focus: the cursor to the beginning of a line, and the line into view. */
export function putCursor(line: number): void {
  document.addEventListener(
    'focusin',
    ({ target: input }) => {
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
