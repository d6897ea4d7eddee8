/** A value that the content check has made sure of, where the types cannot know it. */
export function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name} in the content.`)
  return value
}
