const root = document.documentElement

/** Shows the dated notice between its instants. Before the first paint, so that nothing moves. */
export function decideNotice() {
  const { noticeFrom, noticeUntil } = root.dataset
  if (!noticeUntil) return
  const now = Date.now()
  root.dataset.notice = now >= Number(noticeFrom) && now < Number(noticeUntil) ? 'on' : 'off'
}
