import { execFile } from 'node:child_process'
import { RequestRefused } from './reply.ts'

/** The words that git and the tools of hosts use, and what they mean for the owner. */
const meanings: readonly [says: RegExp, why: string][] = [
  [
    /^spawn \S+ ENOENT/m,
    'A program was not found on this computer. Install it, or compare the command that publishes with the one for your host in docs/hosting.md. Then try again.',
  ],
  [
    /not a git repository/i,
    'This folder does not keep versions yet. Open a terminal in the folder of the website and type "git init", once; docs/hosting.md has the next step.',
  ],
  [
    /fetch first|non-fast-forward|\[rejected\]/i,
    'Somebody else has published at the same moment. Your version is kept: publish again.',
  ],
  [
    /prompts disabled|authentication failed|could not read (user|pass)|permission (to \S+ )?denied|invalid (user|credential)|host key verification|not logged in|unauthorized|error: 40[13]/i,
    'Your sign-in was refused, or this computer has not signed in yet. Sign in once in a terminal: for git with "git push", for a host with its own login command (docs/hosting.md). Then publish again.',
  ],
  [
    /resolve host|unreachable|timed? ?out|connection (refused|reset)|failed to connect|ENOTFOUND|ECONN|EAI_AGAIN|took too long/i,
    'The other side did not answer. Check your connection to the internet, then publish again.',
  ],
  [
    /(?:)/,
    'This did not work. Nothing of yours is lost. Show what the program said to whoever looks after this website.',
  ],
]

/** What a program says. No shell reads its arguments, and nobody answers its questions. */
export function run(
  [program = '', ...args]: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<string> {
  // On Windows npx is a script, which only a shell starts.
  const shell = process.platform === 'win32' && /^(npx|npm)$/.test(program)
  const limits = { timeout: 600_000, maxBuffer: 2 ** 28 }
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, { ...options, ...limits, shell }, (error, said) => {
      if (!error) return resolve(said.trimEnd())
      const why = error.killed ? 'Stopped, because it took too long.' : error.message
      const output = withoutSecrets(`${said}\n${why}`.trim())
      const [, words = ''] = meanings.find(([says]) => says.test(output)) ?? []
      reject(new RequestRefused(422, words, { output }))
    })
    child.stdin?.end()
  })
}

/** An address may hold a name and a password before its host. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/(?<=:\/\/)[^\s/@]+@/g, '')
}

export type Repository = Awaited<ReturnType<typeof openRepository>>

/** Git in a folder. `ask` is undefined where it finds nothing; `within` asks in another folder or with other
    settings. */
export async function openRepository(dir: string) {
  const own = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined }
  // English, so that its words are found above; and no question, which nobody would see.
  const quiet = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '' }
  const env: NodeJS.ProcessEnv = { ...process.env, ...own, ...quiet, GIT_LITERAL_PATHSPECS: '1' }
  const within =
    (cwd: string, more: NodeJS.ProcessEnv = {}) =>
    (...args: string[]) =>
      run(['git', ...args], { cwd, env: { ...env, ...more } })
  const git = within(dir)
  const ask = (...args: string[]) =>
    git(...args).then(
      (text) => text || undefined,
      () => undefined,
    )
  await git('rev-parse', '--git-dir')
  env.GIT_SSH_COMMAND ??= (await ask('config', 'core.sshCommand')) ?? 'ssh -o BatchMode=yes'
  return { git, ask, within }
}
