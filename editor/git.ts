import { execFile } from 'node:child_process'
import { Refusal } from './reply.ts'
import type { Trouble } from './types.ts'

/** What went wrong, in words for the owner. */
export class Failure extends Refusal {
  readonly trouble: Trouble
  constructor(why: string, todo: string, more: Omit<Trouble, 'why' | 'todo'> = {}) {
    super(409, why)
    this.trouble = { why, todo, ...more }
  }
}

type Ran = { ok: boolean; bytes: Buffer; text: string; output: string; missing: boolean }
type RunOptions = { cwd: string; env?: NodeJS.ProcessEnv; minutes?: number }

/** Runs a program with a list of arguments, which no shell reads, and nobody to answer its questions. */
export function run(
  [program = '', ...args]: readonly string[],
  { cwd, env = process.env, minutes = 1 }: RunOptions,
): Promise<Ran> {
  // On Windows npx is a script, which only a shell starts.
  const shell = process.platform === 'win32' && /^(npx|npm)$/.test(program)
  const limits = { timeout: minutes * 60_000, maxBuffer: 2 ** 28 }
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd, env, shell, encoding: 'buffer', ...limits },
      (error, bytes, errors) => {
        const text = bytes.toString('utf8').trim()
        const late = error?.killed ? 'Stopped, because it took too long.' : ''
        const output = [text, errors.toString('utf8').trim(), late].filter(Boolean).join('\n')
        const missing = error?.code === 'ENOENT'
        resolve({ ok: !error, bytes, text, output: withoutSecrets(output), missing })
      },
    )
    child.stdin?.end()
  })
}

/** An address may hold a name and a password before its host. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/(?<=:\/\/)[^\s/@]+@/g, '')
}

export const showLines = 'Show the lines below to whoever looks after this website.'

/** The words that git and the tools of hosts use, and what they mean for the owner. */
const meanings: readonly [says: RegExp, why: string, todo: string, offer?: Trouble['offer']][] = [
  [
    /not a git repository/i,
    'This folder does not keep versions yet, so there is nothing to publish from.',
    'Open a terminal in the folder of the website and type "git init", once. docs/hosting.md has the next step.',
  ],
  [
    /dubious ownership/i,
    'The folder of the website belongs to another user of this computer, so git does not touch it.',
    'Sign in as that user, or ask whoever set up this computer.',
  ],
  [
    /index\.lock|another git process/i,
    'Another program is working with the versions of this website at this moment.',
    'Wait until it has finished, then try again.',
    'again',
  ],
  [
    /fetch first|non-fast-forward|\[rejected\]/i,
    'Somebody else has published a newer version in the meantime.',
    'Get their changes first. They are put together with yours; then publish again.',
    'newer',
  ],
  [
    /protected branch|remote rejected|hook declined/i,
    'The place you publish to does not accept this version.',
    'Show the lines below to whoever set it up.',
    'again',
  ],
  [
    /prompts disabled|authentication failed|could not read (user|pass)|permission (to \S+ )?denied|invalid (user|credential)|host key verification|not logged in|unauthorized|error: 40[13]/i,
    'Your sign-in was refused, or this computer has not signed in yet.',
    'Sign in once in a terminal: for git with "git push", for a host with its own login command (docs/hosting.md). Then try again.',
    'again',
  ],
  [
    /resolve host|unreachable|timed? ?out|connection (refused|reset)|failed to connect|ENOTFOUND|ECONN|EAI_AGAIN|took too long/i,
    'The other side did not answer.',
    'Check your connection to the internet, then try again.',
    'again',
  ],
  [
    /does not appear to be a git repository|repository .*not found|does not exist/i,
    'There is nothing at the address you publish to.',
    'It may have been moved or renamed. Show the lines below to whoever set it up.',
    'again',
  ],
  [
    /would be overwritten|uncommitted changes|unmerged|MERGE_HEAD|during a merge/i,
    'Other files of the website were changed on this computer and are not kept yet.',
    'Ask whoever changed them to finish, then try again.',
    'again',
  ],
]

export function failureOf(output: string, otherwise: string): Failure {
  const known = meanings.find(([says]) => says.test(output))
  const [, why = otherwise, todo = showLines, offer = 'again'] = known ?? []
  return new Failure(why, todo, { output, offer })
}

export type Repository = Awaited<ReturnType<typeof openRepository>>

/** The repository that keeps the versions of a folder. */
export async function openRepository(dir: string) {
  const root = await git(dir, 'rev-parse', '--show-toplevel')
  const inside = (await git(dir, 'rev-parse', '--show-prefix')).replace(/\/$/, '')
  return {
    /** The folder as git names it. */
    folder: inside || '.',
    /** The name of a file of the folder, as git names it. */
    inRoot: (file: string) => (inside ? `${inside}/${file}` : file),
    git: (...args: string[]) => git(root, ...args),
    /** Undefined where git finds nothing. */
    ask: async (...args: string[]) => {
      const { ok, text } = await runGit(root, args)
      return ok && text ? text : undefined
    },
    bytes: async (version: string, file: string) =>
      (await runGit(root, ['show', `${version}:${file}`])).bytes,
    /** With a list of staged files of its own, so that the real one stays as it is. */
    aside: (index: string, ...args: string[]) => gitText(root, args, { GIT_INDEX_FILE: index }),
  }
}

const git = (dir: string, ...args: string[]) => gitText(dir, args)

async function gitText(dir: string, args: readonly string[], env?: NodeJS.ProcessEnv) {
  const { ok, text, output, missing } = await runGit(dir, args, env)
  if (ok) return text
  if (!missing) throw failureOf(output, 'Git could not do this.')
  throw new Failure(
    'Git is not installed on this computer. It keeps the versions of your website.',
    'Install it from https://git-scm.com, then start the editor again.',
    { offer: 'again' },
  )
}

async function runGit(
  dir: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  const isRemote = /^(push|fetch)$/.test(args[0] ?? '')
  const ownSsh = isRemote && (await runGit(dir, ['config', 'core.sshCommand'])).ok
  return run(['git', '-C', dir, ...args], {
    cwd: dir,
    minutes: isRemote ? 3 : 1,
    env: {
      ...process.env,
      GIT_DIR: undefined,
      GIT_WORK_TREE: undefined,
      GIT_INDEX_FILE: undefined,
      // English, so that its words are found above; and no question, which nobody would see.
      LC_ALL: 'C',
      GIT_TERMINAL_PROMPT: '0',
      GIT_ASKPASS: '',
      ...(!ownSsh && { GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes' }),
      GIT_LITERAL_PATHSPECS: '1',
      GIT_EDITOR: 'true',
      ...env,
    },
  })
}
