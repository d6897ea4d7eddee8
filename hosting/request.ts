import {
  allowedMethods,
  canonicalPath,
  fileOfRoute,
  longestTarget,
  type Policy,
  redirectStatus,
} from './policy.ts'

/** What a request gets, by its method and target alone. A `file` may still turn out not to exist. */
export type Decision =
  | { readonly status: 200; readonly file: string }
  | { readonly status: typeof redirectStatus; readonly location: string }
  | { readonly status: 400 | 404 | 405 | 414 }

export function decide(method: string, target: string, policy: Policy): Decision {
  if (!allowedMethods.some((allowed) => allowed === method)) return { status: 405 }
  // Most requests name a page as it is: nothing to decode or to weigh.
  if (Object.hasOwn(policy.pages, target)) return { status: 200, file: fileOfRoute(target) }
  if (target.length > longestTarget) return { status: 414 }

  const { path, query } = splitTarget(target)
  const decoded = path === undefined ? undefined : decode(path)
  if (path === undefined || decoded === undefined) return { status: 400 }
  // An encoded separator is data to us and a separator to some file systems: nothing of ours has one.
  if (/%2f|%5c/i.test(path) || hasDotSegment(decoded)) return { status: 404 }

  const route = canonicalPath(decoded)
  if (Object.hasOwn(policy.pages, route)) {
    return path === route
      ? { status: 200, file: fileOfRoute(route) }
      : { status: redirectStatus, location: route + query }
  }
  return isFilePath(decoded) ? { status: 200, file: decoded } : { status: 404 }
}

/** The names the build may give a file: no character that any host would encode or interpret. */
export function isFilePath(path: string): boolean {
  if (!/^(\/[\w.~@$+-]+)+$/.test(path)) return false
  // Pages have clean URLs only, and a compressed twin is not a document of its own.
  return !/\.(html|br|gz)$/i.test(path)
}

function splitTarget(target: string): { path?: string; query: string } {
  // A request for a proxy names scheme and host (RFC 9112, 3.2.2). We serve one site: drop them.
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
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what we refuse
    return /[\x00-\x1f\x7f]/.test(decoded) ? undefined : decoded
  } catch {
    return undefined // half an escape, or bytes that are not UTF-8
  }
}

function hasDotSegment(path: string): boolean {
  return path.split('/').some((segment) => segment === '.' || segment === '..')
}
