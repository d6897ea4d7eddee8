type Drawings = Partial<Record<string, string>>

/** The address of an owner's file, of a drawing of this kind, or of the neutral drawing. */
export function pictureOf(drawings: Drawings, kind: string, name: string): string {
  if (name.includes('.')) return `/images/${encodeURIComponent(name)}`
  const file = drawings[`${kind}-${name}`] ?? drawings.neutral
  if (!file) throw new Error('drawings/plates/neutral.svg has not been drawn.')
  return file
}
