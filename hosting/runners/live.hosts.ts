import { type HostKind, hosts } from '../conformance/hosts.ts'
import { conformance } from '../conformance/suite.ts'
import { builtSite } from './built-site.ts'

// npm run test:hosts -- https://www.example.com cloudflare
// A site that is already on the web, against the build in this folder.

const { BASE_URL = '', HOST_KIND = '' } = process.env
const { title, differences } = hosts[HOST_KIND as HostKind]
conformance({
  ...(await builtSite()),
  name: `${title} at ${BASE_URL}`,
  baseUrl: BASE_URL,
  differences,
})
