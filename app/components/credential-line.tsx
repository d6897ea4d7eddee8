import type { Content } from '#app/content/collections.ts'
import { credentialText } from '#app/content/firm.ts'
import { OutsideLink } from './button-link.tsx'
import { useContent } from './site.tsx'

type Credential = Content['team']['people'][number]['credentials'][number]

/** What a person holds, with a link to where it can be looked up. */
export function CredentialLine({ of }: { of: Credential }) {
  const { lookUp } = useContent().interface.person
  return (
    <p>
      {credentialText(of)}
      {of.lookUp && (
        <>
          {'. '}
          <OutsideLink href={of.lookUp}>{lookUp}</OutsideLink>
        </>
      )}
    </p>
  )
}
