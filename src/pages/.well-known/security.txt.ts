import { firm } from '../../data.ts'

export function GET() {
  const { contact, expires } = firm.security
  return new Response(`Contact: mailto:${contact}
Expires: ${expires}T00:00:00Z
Preferred-Languages: en
Canonical: ${new URL('/.well-known/security.txt', firm.siteUrl)}
`)
}
