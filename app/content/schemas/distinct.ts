import type { z } from 'zod'

/** Whoever copies an entry of a list and forgets to change its id hears of the copy. */
export function distinctIds(
  list: readonly { id: string | number }[],
  context: z.core.$RefinementCtx<unknown>,
): void {
  for (const [at, { id }] of list.entries()) {
    if (list.findIndex((other) => other.id === id) === at) continue
    const message = 'an id that no other entry of this list has'
    context.addIssue({ code: 'custom', path: [at, 'id'], message })
  }
}
