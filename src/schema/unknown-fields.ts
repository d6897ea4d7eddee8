/** The paths of what is typed and not kept: no schema knows it. */
export function unknownFields(typed: unknown, kept: unknown, path: readonly (string | number)[] = []): string[] {
  if (Array.isArray(typed) && Array.isArray(kept)) {
    return typed.flatMap((each, at) => unknownFields(each, kept[at], [...path, at]))
  }
  if (!isRecord(typed) || !isRecord(kept)) return []
  return Object.entries(typed).flatMap(([key, each]) =>
    key in kept ? unknownFields(each, kept[key], [...path, key]) : [[...path, key].join('.')],
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
