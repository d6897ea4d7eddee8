type Person = { role: string; credentials?: readonly unknown[] | undefined }

/** Returns how many people have each role, with one-person roles last: "2 CPAs, 2 Enrolled Agents and a bookkeeper". */
export function rolesText(people: readonly Person[]): string {
  const roles = people.map(({ role, credentials }) =>
    credentials ? role : role.charAt(0).toLowerCase() + role.slice(1),
  )
  const countOf = (role: string) => roles.filter((each) => each === role).length
  const texts = [...new Set(roles)]
    .toSorted((a, b) => Number(countOf(a) === 1) - Number(countOf(b) === 1))
    .map((role) => {
      const count = countOf(role)
      if (count > 1) return `${count} ${role}s`
      return `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}`
    })
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(' and ')
}
