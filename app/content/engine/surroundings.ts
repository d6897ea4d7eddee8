/** What lies around the value being checked: the site's paths, the pictures and type faces there are,
    and the folder of the pictures. */
type Surroundings = {
  paths: readonly string[]
  whyNoPage?: ((path: string) => string | undefined) | undefined
  images: readonly string[]
  fonts: readonly string[]
  imageDir: string
}

let current: Surroundings | undefined

/**
 * Schemas are written once, for any firm, so a field cannot hold the list of paths it is checked
 * against. Zod parses synchronously and passes no context along; hence this one variable, set only
 * for the duration of a parse.
 */
export function within<Result>(surroundings: Surroundings, parse: () => Result): Result {
  const before = current
  current = surroundings
  try {
    return parse()
  } finally {
    current = before
  }
}

/** Undefined when a schema is used by itself; then nothing about other files can be checked. */
export function surroundings(): Surroundings | undefined {
  return current
}
