import { afterAll } from 'vitest'
import { hosts } from '../conformance/hosts.ts'
import { conformance } from '../conformance/suite.ts'
import { builtSite } from './built-site.ts'
import { startCaddy } from './caddy.ts'

const site = await builtSite()
const caddy = await startCaddy()
afterAll(caddy.stop)
const { title, differences } = hosts.caddy
conformance({ ...site, name: `${title} ${caddy.version}`, baseUrl: caddy.baseUrl, differences })
