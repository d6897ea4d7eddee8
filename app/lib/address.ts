import type { Shown, Text } from './shown.ts'

/** Where the site begins on its host: "/", or "/preview/" for a site below a path. The bundler knows it
    in pages and scripts; programs that run outside a bundle say it. */
export const siteBase: string = import.meta.env?.BASE_URL ?? '/'

/** Every address of this site in pages, styles and files passes here, so that a base can come before
    it. Addresses of other sites and places on the same page are left alone. */
export function address(path: string, base?: string): string
export function address(path: Text, base?: string): Text
export function address(path: Shown, base?: string): Shown
export function address(path: Shown, base = siteBase): Shown {
  if (typeof path !== 'string') return path.map((plain) => address(plain, base))
  return /^\/(?!\/)/.test(path) ? `${base}${path.slice(1)}` : path
}

/** The same for a `srcset`: "/a.avif 360w, /b.avif 720w". */
export function addresses(srcSet: string, base = siteBase): string {
  return srcSet
    .split(', ')
    .map((each) => address(each, base))
    .join(', ')
}

/** The path of this site that an address names; undefined where it is not below the base. */
export function pathBelow(address: string, base: string): string | undefined {
  return address.startsWith(base) ? `/${address.slice(base.length)}` : undefined
}

/** "/preview/" of https://www.example.com/preview. */
export function basePath(siteUrl: string): string {
  return `${new URL(siteUrl).pathname.replace(/\/+$/, '')}/`
}

/** A path in the form of a page's own: lower case, single slashes, no trailing slash, no ending. */
export function canonicalPath(path: string): string {
  const plain = path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '')
  return plain.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/'
}
