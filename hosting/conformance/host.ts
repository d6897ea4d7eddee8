import { contentType, isCompressible } from '../content-types.ts'
import type { Policy } from '../policy.ts'
import type { Difference } from './differences.ts'

/** A site behind some host. */
export type Host = {
  readonly name: string
  readonly baseUrl: string
  readonly policy: Policy
  /** Every file of the site, as listFiles names them. */
  readonly files: readonly string[]
  readonly sample: Sample
  readonly differences: readonly Difference[]
}

/** A page other than '/', a compressible asset and a plain root file of the site. */
export type Sample = { readonly page: string; readonly asset: string; readonly file: string }

export function sampleOf(files: readonly string[]): Sample {
  const asset = files.find((file) => file.startsWith('/assets/vendor') && isCompressible(file))
  if (!asset) throw new Error('The site has no /assets/vendor-*.js to test with.')
  return { page: '/pricing', asset, file: '/robots.txt' }
}

/** One file of each type the site has, pages apart. */
export function oneOfEachType(files: readonly string[]): string[] {
  const byType = new Map<string, string>()
  for (const file of files.filter((name) => !name.endsWith('.html'))) {
    byType.set(contentType(file), file)
  }
  return [...byType.values()]
}
