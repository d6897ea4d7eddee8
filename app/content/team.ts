import team from '#content/team.yaml'
import { countOf } from './firm-text.ts'

const photographs = import.meta.glob<string>('#content/images/*.{jpeg,jpg,png,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const support = team.support

/** The roster, each role with its people counted: "2 CPAs", "A bookkeeper". */
export const roles = team.roles.map((role) => ({ ...role, counted: capital(countOf(role)) }))

const { name, portrait } = team.founder ?? {}

/** The founder as far as the firm has said who it is; nothing is made up. */
export const founder = {
  name,
  portrait: Object.entries(photographs).find(([file]) => file.endsWith(`/${portrait}`))?.[1],
  /** What the portrait shows, or will. */
  alt: `Portrait of ${name ?? 'the founder'}`,
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
