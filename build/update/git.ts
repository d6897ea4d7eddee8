import { spawnSync } from 'node:child_process'

/** Said to the owner, whose site is as it was. */
export class Refused extends Error {}

/** In versions that an update made. The editor lists a version with such a line by its own words. */
export const keptBy = 'Kept-by: the update'

/** What git says in a folder, or refused. */
export function gitIn(cwd: string, env: NodeJS.ProcessEnv = {}) {
  const own = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined }
  const options = { cwd, env: { ...process.env, ...own, ...env }, maxBuffer: 2 ** 30 }
  return (args: readonly string[], input = ''): string => {
    const { status, stdout, stderr, error } = spawnSync('git', args, { ...options, input })
    if (status === 0) return stdout.toString().trimEnd()
    throw new Refused(`Nothing was changed, because git said: ${error?.message ?? stderr}`)
  }
}

/** Names may have any sign but this one. */
export function listed(text: string): string[] {
  return text.split('\0').filter(Boolean)
}
