/** A value without its last period where the sentence goes on with one, if only behind the end of a link
    or of emphasis: "P.C." in "run by {firm}." has the period of both. */
export function beforeText(value: string, after: string): string {
  const isDouble = value.endsWith('.') && /^(?:\*+|\]\([^)]*\))*\.(?!\.)/.test(after)
  return isDouble ? value.slice(0, -1) : value
}

/** Puts computed values into a sentence from content: "{fee} a year" with { fee: '$10' }. */
export function interpolate(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string, at: number) =>
    beforeText(values[name] ?? place, sentence.slice(at + place.length)),
  )
}
