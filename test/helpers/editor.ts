import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { stepsFolder } from '#editor/kept-steps.ts'

// Playwright's own test: the editor is not a page of the site.

export { expect }

type EditorServer = {
  /** The content folder it edits: the test firm's, published once to the bare repository `remote`. */
  dir: string
  remote: string
  /** Where the editor is: http://127.0.0.1:5174/admin/ */
  admin: string
  read: (file: string) => string
  /** As another program would write it. */
  write: (file: string, text: string) => void
}

/** One editor for all tests of a worker. Each begins with the folder of the test firm, and without what takes
    seconds and is asked for behind the page: remarks about words, and the launch check. */
export const test = base.extend<{ server: EditorServer }, { started: EditorServer }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright looks at the names that are asked for
    async ({}, use) => {
      const [dir, remote] = ['edit-', 'remote-'].map((name) => mkdtempSync(join(tmpdir(), name)))
      if (!dir || !remote) return
      cpSync('test/firm', dir, { recursive: true })
      git(remote, 'init', '-q', '--bare', '-b', 'main')
      git(dir, 'init', '-q', '-b', 'main')
      git(dir, 'add', '.')
      git(dir, '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'First')
      git(dir, 'tag', 'first')
      git(dir, 'remote', 'add', 'origin', remote)
      const { admin, stop } = await startEditor(dir)
      const read = (file: string) => readFileSync(join(dir, file), 'utf8')
      const write = (file: string, text: string) => writeFileSync(join(dir, file), text)
      await use({ dir, remote, admin, read, write })
      await stop()
      for (const folder of [dir, remote, stepsFolder('.cache', dir)])
        rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: async ({ started, context }, use) => {
    // A button that is not there is told by its name, as with `expect`.
    context.setDefaultTimeout(60_000)
    const { dir } = started
    git(dir, 'reset', '-q', '--hard', 'first')
    git(dir, 'clean', '-qfd')
    git(dir, 'push', '-qf', 'origin', 'main')
    rmSync(stepsFolder('.cache', dir), { recursive: true, force: true })
    await context.route('**/api/remarks*', (route) => route.fulfill({ json: [] }))
    await context.route('**/api/launch', (route) => route.fulfill({ json: null }))
    await use(started)
  },
})

/** Git knows nobody's name there. */
export async function startEditor(dir: string, port = '0') {
  const nobody = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
  const editor = spawn('node_modules/.bin/node', ['editor/edit.ts', '--no-open'], {
    env: { ...process.env, CONTENT_DIR: dir, PORT: port, ...nobody },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A test that fails may not come to stop it.
  process.once('exit', () => editor.kill())
  const admin = await new Promise<string>((resolve) => {
    editor.stdout.on('data', (said) => {
      const [found] = /http:\S+/.exec(`${said}`) ?? []
      if (found) resolve(found)
    })
  })
  const stop = async (how: NodeJS.Signals = 'SIGTERM') => {
    editor.kill(how)
    // It may still be reading the folder.
    await once(editor, 'exit')
  }
  return { admin, stop }
}

export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', ['-C', cwd, ...args], { encoding: 'utf8' }).trim()
}

export const field = (page: Page, place: string) => page.locator(`[id="${place}"]`)
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The page that is shown, not the one that loads behind it. */
export const shown = (page: Page) => page.frameLocator('iframe:not([inert])')

export async function save(page: Page) {
  await button(page, 'Save').click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
}

/** Every save waits until it is let go. */
export async function holdSaves(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/save', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
