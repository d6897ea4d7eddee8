import { afterAll } from 'vitest'
import { hosts } from '../conformance/hosts.ts'
import { conformance } from '../conformance/suite.ts'
import { builtSite } from './built-site.ts'
import { startWrangler } from './wrangler.ts'

const site = await builtSite()
const { baseUrl, stop, version } = await startWrangler()
afterAll(stop)
const { title, differences } = hosts.cloudflare
conformance({ ...site, name: `${title} (wrangler ${version})`, baseUrl, differences })
