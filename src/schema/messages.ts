import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'Write text, in quotes',
  number: 'Write a number without quotes, a dollar sign or commas, such as 4800',
  boolean: 'Write true or false',
  array: 'Write a list: one item per line, each after a dash',
  object: 'Write fields, one per line, such as name: Ann Lee',
  record: 'Write one entry per line, such as /old: /new',
}

/** Returns an error message for owners. Zod's own messages are for programmers. */
export function message(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue
  if (code === 'invalid_type') {
    if (input === undefined) return 'This field is missing'
    const isPlain = ['number', 'boolean'].includes(typeof input)
    return issue.expected === 'string' && isPlain ? `Put it in quotes: "${input}"` : kinds[issue.expected]
  }
  if (code === 'invalid_value') return `Write one of these: ${issue.values.join(', ')}`
  if (code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`
  if (code === 'invalid_format' && issue.format === 'email') return 'Write an email address, such as info@example.com'
  if (code === 'too_small' || code === 'too_big') {
    const limit = code === 'too_small' ? Number(issue.minimum) : Number(issue.maximum)
    if (issue.origin === 'string' && limit === 1) return 'This field is empty'
    const unit = issue.origin === 'array' ? ' items' : issue.origin === 'string' ? ' characters' : ''
    const bound = issue.exact ? 'exactly' : code === 'too_small' ? 'at least' : 'at most'
    return `There must be ${bound} ${limit}${unit}`.replace('1 items', '1 item')
  }
  return undefined
}
