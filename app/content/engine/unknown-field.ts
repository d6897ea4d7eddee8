import { locate, type Source } from './parsed.ts'
import type { Path, Problem } from './problem.ts'
import { listed, quoted } from './words.ts'

/** A name that means nothing at its place, and the known one that it most likely stands for. */
export function unknownField(
  source: Source,
  path: Path,
  known: readonly string[],
  near: string | undefined,
): Problem {
  const key = String(path.at(-1))
  return locate(source, path, {
    found: `a field named ${quoted(key)}, which is not known here`,
    expected: known.length > 0 ? `only the fields ${listed(known, 'and', 30)}` : 'no such field',
    ...(near && { hint: hintAt(key, near) }),
  })
}

function hintAt(key: string, near: string): string {
  return key.startsWith(`${near}:`)
    ? `Put a space after the colon of "${near}".`
    : `Did you mean "${near}"?`
}
