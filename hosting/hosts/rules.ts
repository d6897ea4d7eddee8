import { movedStatus, newAddress, type Policy, spellingsOfOld } from '#hosting/policy.ts'

// The lines of _headers and _redirects, which Cloudflare and Netlify read alike.

export function headerRule(
  path: string,
  headers: Record<string, string>,
  removed: readonly string[] = [],
): string {
  const removals = removed.map((name) => `  ! ${name}`)
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [path, ...removals, ...lines, ''].join('\n')
}

/** Old addresses; both hosts add the visitor's query by themselves. */
export function movedRules({ base, redirects }: Policy): string[] {
  return Object.entries(redirects).flatMap(([route, old]) =>
    spellingsOfOld(route, old, base).map(
      (spelling) => `${spelling} ${newAddress(old, base, '')} ${movedStatus}\n`,
    ),
  )
}
