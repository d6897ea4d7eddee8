import { afterAll } from 'vitest'
import { hosts } from '../conformance/hosts.ts'
import { conformance } from '../conformance/suite.ts'
import { startBuiltIn } from './built-in.ts'
import { builtSite } from './built-site.ts'

const site = await builtSite()
const server = await startBuiltIn()
afterAll(server.stop)
const { title, differences } = hosts['built-in']
conformance({ ...site, name: title, baseUrl: server.baseUrl, differences })
