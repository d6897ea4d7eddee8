/** Shows what is dated between its instants: as soon as the parser has added it, which is before it is
    painted, so that nothing moves. */
export function decideDated() {
  const parser = new MutationObserver(decide)
  parser.observe(document, { childList: true, subtree: true })
  addEventListener('load', () => parser.disconnect())
}

function decide() {
  const now = Date.now()
  for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from = 0, until } = part.dataset
    part.hidden = now < Number(from) || now >= Number(until)
  }
}
