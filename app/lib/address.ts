/** Where the site begins on its host: "/", or "/preview/" for a site below a path. Vite knows it in
    pages and scripts; the programs of the build read it from where Vite's configuration does. */
const siteBase: string = import.meta.env?.BASE_URL ?? process.env.BASE_PATH ?? '/'

/** Every address of this site in pages, styles and files passes here, so that a base can come before
    it. Addresses of other sites and places on the same page are left alone. */
export function address(path: string, base = siteBase): string {
  return /^\/(?!\/)/.test(path) ? `${base}${path.slice(1)}` : path
}

/** The same for the links and pictures in a piece of HTML made from Markdown. */
export function withBase(html: string, base = siteBase): string {
  if (base === '/') return html
  return html.replaceAll(
    / (href|src|srcset)="([^"]*)"/g,
    (_, name, path) => ` ${name}="${addresses(path, base)}"`,
  )
}

/** The same for a `srcset`: "/a.avif 360w, /b.avif 720w". */
export function addresses(srcSet: string, base = siteBase): string {
  return srcSet
    .split(', ')
    .map((each) => address(each, base))
    .join(', ')
}
