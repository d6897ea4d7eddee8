/** A function of a value that never changes, such as the content of a site: its work is done once. */
export function oncePer<Given extends object, Made extends object | undefined>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  const known = new WeakMap<Given, Made>()
  return (given) => {
    const made = known.get(given) ?? make(given)
    known.set(given, made)
    return made
  }
}
