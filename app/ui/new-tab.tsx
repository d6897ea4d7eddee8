/** Read after the text of a link that opens in a new tab. */
export function NewTab() {
  return <span className="visually-hidden"> (opens in a new tab)</span>
}
