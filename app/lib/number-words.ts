const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** `eleven`; above twenty, as text usually has it, the digits. */
export function numberInWords(count: number): string {
  return words[count] ?? `${count}`
}
