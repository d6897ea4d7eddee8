import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'Enter text, in quotes',
  number: 'Enter a number without quotes, a dollar sign or commas, such as 4800',
  boolean: 'Enter true or false',
  array: 'Enter a list: one item per line, each after a dash',
  object: 'Enter fields, one per line, such as name: Ann Lee',
  record: 'Enter one ID and its answer per line, such as states: 1',
}

/** Returns an error message for owners. Zod's own messages are for programmers. */
export function message(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue
  if (code === 'invalid_type') {
    if (input === undefined) return 'This field is missing'
    const isPlain = ['number', 'boolean'].includes(typeof input)
    return issue.expected === 'string' && isPlain ? `Put this value in quotes: "${input}"` : kinds[issue.expected]
  }
  if (code === 'invalid_value') return `Choose one of these: ${issue.values.join(', ')}`
  if (code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`
  if (code === 'invalid_format' && issue.format === 'email') return 'Enter an email address, such as info@example.com'
  if (code === 'too_small' || code === 'too_big') {
    const limit = code === 'too_small' ? Number(issue.minimum) : Number(issue.maximum)
    const bound = issue.exact ? 'exactly' : code === 'too_small' ? 'at least' : 'at most'
    if (issue.origin === 'string') return limit === 1 ? 'This field is empty' : `Use ${bound} ${limit} characters`
    if (issue.origin !== 'array') return `Enter a number that is ${bound} ${limit}`
    return `${bound === 'at least' ? 'Add' : 'Use'} ${bound} ${limit} ${limit === 1 ? 'item' : 'items'}`
  }
  return undefined
}
