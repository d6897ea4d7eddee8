/** In how many columns so many entries fill their rows most evenly: seven in at most six are four and
    three, not six and one. */
export function evenColumns(count: number, most: number): number {
  const rows = Math.max(1, Math.ceil(count / most))
  return Math.ceil(count / rows)
}
