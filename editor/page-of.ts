import { basename } from 'node:path'

// Files that are shown on a page of another name.
const shownOn: Record<string, string> = {
  'firm.yaml': '/contact',
  'deadlines.yaml': '/learning-library',
  'team.yaml': '/about-our-firm',
  'audiences.yaml': '/who-we-serve',
  'guarantee.yaml': '/pricing#guarantee',
  'prices/additional.yaml': '/pricing#additional-services',
}

/** Where a change of this file can be seen; the home page where nothing better is known. */
export function pageOf(file: string, paths: readonly string[]): string {
  const name = basename(file).replace(/\.\w+$/, '')
  if (shownOn[file]) return shownOn[file]
  if (file.startsWith('prices/')) return `/pricing#${name}`
  return [`/${name}`, `/blog/${name}`].find((path) => paths.includes(path)) ?? '/'
}
