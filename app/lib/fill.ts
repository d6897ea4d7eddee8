/** Puts computed values into a sentence from content: "[fee] a year" with { fee: '$10' }. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\[(\w+)\]/g, (place, name: string) => values[name] ?? place)
}
