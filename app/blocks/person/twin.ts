import { buttons, items, line, linked, type Said, type Twin, title } from '#app/blocks/twin.ts'
import { credentialText, nounOf, personOf, roleOf, workOf } from '#app/content/firm.ts'
import { reviewedBy } from '#app/content/pages.ts'
import { inList } from '#app/lib/shown.ts'
import { capitalize } from '#app/lib/text.ts'
import type { person as declared } from './fields.ts'

export const twin: Twin<typeof declared> = ({ content, page, booking }) => {
  const { interface: words, team, articles } = content
  const person = personOf(team, page.slug)
  if (!person) return {}
  const { name, credentials, bio, languages } = person
  const role = roleOf(team, person)
  const reviewed = reviewedBy(content, person.id)
  return {
    end: [
      ...title(1, name),
      ...line(role && nounOf(role, words.team).map(capitalize)),
      ...line(bio ?? (role && workOf(role, 1))),
      ...items(credentials.map((each): Said => credentialText(each))),
      ...line(
        languages.length > 0 &&
          words.person.languages.with({ languages: inList(languages, words.and) }),
      ),
      ...(reviewed.length > 0 ? title(2, words.person.reviewed.with({ name })) : []),
      ...items(reviewed.map(({ path, slug }): Said => linked(articles[slug]?.title, path))),
      ...buttons(content, booking, true),
    ],
  }
}
