import { address, canonicalPath, pathBelow } from '#app/lib/address.ts'
import {
  allowedMethods,
  longestTarget,
  movedStatus,
  newAddress,
  type Policy,
  redirectStatus,
} from './policy.ts'

/** The response to a method and target. A `file` may turn out not to exist. */
export type Decision =
  | { readonly status: 200; readonly file: string }
  | { readonly status: typeof redirectStatus | typeof movedStatus; readonly location: string }
  | { readonly status: 400 | 404 | 405 | 414 }

export function decide(method: string, target: string, policy: Policy): Decision {
  const { base, pages, redirects } = policy
  if (!allowedMethods.some((allowed) => allowed === method)) return { status: 405 }
  // Fast path: most requests name a page exactly.
  const named = own(pages, pathBelow(target, base))
  if (named) return { status: 200, file: named }
  if (target.length > longestTarget) return { status: 414 }

  const { path, query } = splitTarget(target)
  const decoded = path === undefined ? undefined : decode(path)
  if (path === undefined || decoded === undefined) return { status: 400 }
  // Some file systems treat an encoded separator as a separator; no file of the site has one.
  if (/%2f|%5c/i.test(path) || hasDotSegment(decoded)) return { status: 404 }

  const below = `${decoded}/` === base ? '/' : pathBelow(decoded, base)
  if (below === undefined) return { status: 404 }
  // A redirect leads to a page that is known: that, not the shape of the path, keeps it inside the site.
  const route = canonicalPath(below)
  const file = own(pages, route)
  const canonical = address(route, base)
  if (file && path === canonical) return { status: 200, file }
  if (file) return { status: redirectStatus, location: canonical + query }
  const old = own(redirects, route)
  if (old) return { status: movedStatus, location: newAddress(old, base, query) }
  return isFilePath(below) ? { status: 200, file: below } : { status: 404 }
}

function own<Value>(values: Readonly<Record<string, Value>>, key = ''): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

/** File names the build may use: no character that a host would encode or interpret. */
export function isFilePath(path: string): boolean {
  if (!/^(\/[\w.~@$+-]+)+$/.test(path)) return false
  // Pages have clean URLs only, and compressed copies are not documents of their own.
  return !/\.(html|br|gz)$/i.test(path)
}

function splitTarget(target: string): { path?: string; query: string } {
  // The absolute form, as sent to a proxy, names scheme and host (RFC 9112, 3.2.2); drop them.
  const local = target.replace(/^https?:\/\/[^/?#\\]+/i, '')
  const rooted = local !== target && !local.startsWith('/') ? `/${local}` : local
  if (!rooted.startsWith('/') || !/^[\x21-\x7e]+$/.test(rooted) || /[#\\]/.test(rooted)) {
    return { query: '' }
  }
  const mark = rooted.indexOf('?')
  return mark < 0
    ? { path: rooted, query: '' }
    : { path: rooted.slice(0, mark), query: rooted.slice(mark) }
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused
    return /[\x00-\x1f\x7f]/.test(decoded) ? undefined : decoded
  } catch {
    return undefined // an incomplete escape, or bytes that are not UTF-8
  }
}

function hasDotSegment(path: string): boolean {
  return path.split('/').some((segment) => segment === '.' || segment === '..')
}
