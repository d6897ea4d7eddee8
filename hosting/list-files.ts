import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Every file of a site by its path as in URLs, without the compressed copies beside them. */
export async function listFiles(siteDir: string): Promise<string[]> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(siteDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`,
    )
    .filter((file) => !/\.(br|gz)$/.test(file))
    .sort()
}
