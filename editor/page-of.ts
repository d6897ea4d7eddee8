import { basename } from 'node:path'
import { pagesOfFile } from '#app/content/page-files.ts'

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
  if (shownOn[file]) return shownOn[file]
  const name = basename(file, '.yaml')
  if (file.startsWith('prices/')) return `/pricing#${name}`
  const [own = `/${name}`] = pagesOfFile(file)
  return paths.includes(own) ? own : '/'
}
