import { deliversContent } from './delivery.ts'
import type { Host } from './host.ts'
import { withstandsHostility } from './hostility.ts'
import { keepsTheRules } from './rules.ts'

/** What every host of the site must do, seen from outside. */
export function conformance(host: Host) {
  deliversContent(host)
  keepsTheRules(host)
  withstandsHostility(host)
}
