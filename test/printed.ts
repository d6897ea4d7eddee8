/** A value with its texts as strings and without its places, as a page prints it. */
export function printed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
