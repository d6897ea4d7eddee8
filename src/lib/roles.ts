type Person = { role: string; credentials?: readonly unknown[] | undefined }

/** Returns how many people have each role: "2 CPAs, 2 Enrolled Agents, a bookkeeper". */
export function rolesText(people: readonly Person[]): string {
  const roles = people.map(({ role, credentials }) =>
    credentials ? role : role.charAt(0).toLowerCase() + role.slice(1),
  )
  return [...new Set(roles)]
    .map((role) => {
      const count = roles.filter((each) => each === role).length
      if (count > 1) return `${count} ${role}s`
      return `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}`
    })
    .join(', ')
}
