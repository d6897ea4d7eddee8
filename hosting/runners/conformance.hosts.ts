import { afterAll, test } from 'vitest'
import {
  type BuiltSample,
  buildDirs,
  builtSite,
  differencesOf,
  type HostKind,
  hostTitles,
} from '#hosting/conformance/host.ts'
import { conformance } from '#hosting/conformance/suite.ts'
import { missingFor, runners } from './servers.ts'

// HOSTS: the hosts to start on this machine (default: the built-in server).
// LIVE_URL and LIVE_KIND: a site on the web instead, compared with the build in this folder.

const { LIVE_URL, LIVE_KIND, HOSTS = 'built-in' } = process.env

for (const buildDir of buildDirs) {
  const site = await builtSite(buildDir)
  if (LIVE_URL) {
    const kind = LIVE_KIND as HostKind
    const name = `${hostTitles[kind]} at ${LIVE_URL}`
    conformance({ ...site, name, baseUrl: LIVE_URL, differs: differencesOf(kind) })
  } else {
    for (const kind of HOSTS.split(' ') as HostKind[]) await testLocalHost(kind, buildDir, site)
  }
}

async function testLocalHost(kind: HostKind, buildDir: string, site: BuiltSample) {
  const { base } = site.policy
  const title = base === '/' ? hostTitles[kind] : `${hostTitles[kind]} below ${base}`
  const missing = missingFor(kind)
  if (missing.length > 0) {
    test.skip(`${title}: not installed (${missing.join('; ')})`)
    return
  }
  try {
    const { baseUrl, failingUrl, stop, version } = await runners[kind].start(buildDir)
    afterAll(stop)
    const name = `${title} ${version}`.trim()
    conformance({
      ...site,
      name,
      baseUrl: baseUrl + base,
      failingUrl,
      differs: differencesOf(kind),
    })
  } catch (error) {
    test(`${title} starts`, () => Promise.reject(error))
  }
}
