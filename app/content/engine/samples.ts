// Values that nobody can have: reserved numbers and domains, zeros, the word "sample".

export function isSampleText(text: string): boolean {
  return /\b(sample|example|placeholder|lorem ipsum|your (firm|company|name)|first last|tbd|to be added)\b|x{3,}/i.test(
    text,
  )
}
