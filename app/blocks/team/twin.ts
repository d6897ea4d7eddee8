import { items, pair, type Said, type Twin, without } from '#app/blocks/twin.ts'
import { countOf, credentialText, workOf } from '#app/content/firm.ts'
import { inList } from '#app/lib/shown.ts'
import { capitalize, endSentence } from '#app/lib/text.ts'
import type { team } from './fields.ts'

export const twin: Twin<typeof team> = (props) => {
  const { look, noCredential, languages, content } = props
  const { roles, people, support } = content.team
  const { and } = content.interface
  const cards = (role: string): Said[] =>
    people
      .filter((person) => person.role === role)
      .map((person): Said => {
        const own = [
          ...person.credentials.map((each): Said => credentialText(each)),
          person.bio,
          person.languages.length > 1 &&
            languages?.with({ languages: inList(person.languages, and) }),
        ]
        return pair(person.name, spaced(own.filter((each) => each !== false && each !== undefined)))
      })
  const held = roles.map((role) => {
    const credential = look === 'short' ? undefined : (role.credential ?? noCredential)
    const words: Said = [credential && [endSentence(credential), ' '], workOf(role)]
    const name = pair(countOf(role).map(capitalize), words)
    return { line: name, below: look === 'short' ? [] : items(cards(role.id)) }
  })
  const others =
    look !== 'short' && support ? [pair(support.name.map(capitalize), support.work)] : []
  return { end: items([...held, ...others]), ...without('noCredential', 'languages') }
}

function spaced(parts: readonly Said[]): Said {
  return parts.flatMap((each, at): Said[] => (at > 0 ? [' ', each] : [each]))
}
