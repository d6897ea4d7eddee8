import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Host, sampleOf } from '../conformance/host.ts'
import { listFiles } from '../list-files.ts'

export const buildDir = resolve('build')

/** What the suite must know about the site that npm run build has left. */
export async function builtSite(): Promise<Pick<Host, 'policy' | 'files' | 'sample'>> {
  if (!existsSync('build/policy.json')) throw new Error('Run "npm run build" first.')
  const files = await listFiles('build/site')
  return {
    policy: JSON.parse(readFileSync('build/policy.json', 'utf8')),
    files,
    sample: sampleOf(files),
  }
}
