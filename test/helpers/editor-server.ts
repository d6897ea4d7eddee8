import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type EditorServer = {
  /** The content folder it edits: a copy of the test firm's. */
  dir: string
  /** Where the editor is: http://127.0.0.1:5174/admin/ */
  admin: string
  read: (file: string) => string
  stop: () => Promise<void>
}

/** The editor on a copy of the test firm's folder; `prepare` may change the copy first. */
export async function startEditor(
  env: Record<string, string> = {},
  prepare: (dir: string) => void = () => undefined,
): Promise<EditorServer> {
  const dir = mkdtempSync(join(tmpdir(), 'edit-'))
  cpSync('test/firm', dir, { recursive: true })
  prepare(dir)
  const server = spawn('node_modules/.bin/node', ['editor/edit.ts', '--no-open'], {
    env: { ...process.env, CONTENT_DIR: dir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const admin = await new Promise<string>((resolve) => {
    server.stdout.on('data', (said) => {
      const [address] = /http:\S+/.exec(`${said}`) ?? []
      if (address) resolve(address)
    })
  })
  return {
    dir,
    admin,
    read: (file) => readFileSync(join(dir, file), 'utf8'),
    async stop() {
      server.kill()
      // It may still be reading the folder.
      await once(server, 'exit')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', ['-C', cwd, ...args], { encoding: 'utf8' }).trim()
}

/** The same, with the folder published once to the bare repository `remote` and then changed by
    `prepare`. Git knows nobody's name. */
export async function startPublishedEditor(
  prepare?: (dir: string) => void,
): Promise<EditorServer & { remote: string }> {
  const remote = mkdtempSync(join(tmpdir(), 'remote-'))
  git(remote, 'init', '-q', '--bare', '-b', 'main')
  const nobody = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
  const server = await startEditor(nobody, (dir) => {
    git(dir, 'init', '-q', '-b', 'main')
    git(dir, 'add', '.')
    git(dir, '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'First')
    git(dir, 'remote', 'add', 'origin', remote)
    git(dir, 'push', '-q', 'origin', 'main')
    prepare?.(dir)
  })
  const stop = async () => {
    await server.stop()
    rmSync(remote, { recursive: true })
  }
  return { ...server, remote, stop }
}
