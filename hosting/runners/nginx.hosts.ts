import { afterAll } from 'vitest'
import { hosts } from '../conformance/hosts.ts'
import { conformance } from '../conformance/suite.ts'
import { builtSite } from './built-site.ts'
import { startNginx } from './nginx.ts'

const site = await builtSite()

// As Debian's smallest package does it, and with the two modules that it packages apart.
for (const kind of ['nginx', 'nginx-extras'] as const) {
  const { title, differences } = hosts[kind]
  const nginx = await startNginx({ extras: kind === 'nginx-extras' })
  afterAll(nginx.stop)
  conformance({ ...site, name: `${title} ${nginx.version}`, baseUrl: nginx.baseUrl, differences })
}
