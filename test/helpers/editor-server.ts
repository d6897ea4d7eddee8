import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stepsFolder } from '#editor/kept-steps.ts'

export type EditorServer = {
  /** The content folder it edits: a copy of the test firm's. */
  dir: string
  /** Where the editor is: http://127.0.0.1:5174/admin/ */
  admin: string
  read: (file: string) => string
  /** Ends it and starts another on the same folder, at another address. */
  restart: () => Promise<void>
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
  let { server, admin } = await start()
  return {
    dir,
    get admin() {
      return admin
    },
    read: (file) => readFileSync(join(dir, file), 'utf8'),
    async restart() {
      await end()
      ;({ server, admin } = await start())
    },
    async stop() {
      await end()
      for (const folder of [dir, stepsFolder('.cache', dir)])
        rmSync(folder, { recursive: true, force: true })
    },
  }

  async function start() {
    const started = spawn('node_modules/.bin/node', ['editor/edit.ts', '--no-open'], {
      env: { ...process.env, CONTENT_DIR: dir, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const address = await new Promise<string>((resolve) => {
      started.stdout.on('data', (said) => {
        const [found] = /http:\S+/.exec(`${said}`) ?? []
        if (found) resolve(found)
      })
    })
    return { server: started, admin: address }
  }

  async function end() {
    server.kill()
    // It may still be reading the folder.
    await once(server, 'exit')
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
