import { firm } from '#app/content/firm.ts'
import { address } from '../site.ts'

/** .well-known/security.txt (RFC 9116): whom to tell about a fault of this site. */
export function securityTxt(): string {
  const { contact, expires } = firm.security
  return `Contact: ${contact.includes('@') ? `mailto:${contact}` : contact}
Expires: ${expires}T00:00:00Z
Preferred-Languages: en
Canonical: ${address('/.well-known/security.txt')}
`
}
