import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, createServer, type HotPayload, type Rolldown, type ViteDevServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { contentPlugin } from './plugin.ts'
import { folder, options, sound } from './test-folder.ts'

const entry = `import firm from '#content/firm.yaml'
import planning from '#content/services/planning.md'
import unused from '#content/pages/home.yaml'
export default { firm, planning }
`

function site(files: Record<string, string> = {}): string {
  const content = Object.entries({ ...sound, ...files }).map(
    ([file, text]) => [`words/${file}`, text] as const,
  )
  return folder({ 'main.js': entry, ...Object.fromEntries(content) })
}

function config(root: string) {
  return {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    // The folder has another name than content/, as a white-label firm's may.
    plugins: [contentPlugin({ options: () => options(path.join(root, 'words')) })],
  }
}

async function bundle(root: string): Promise<string> {
  const [entryChunk] = await outputOf(root)
  return entryChunk.code
}

async function outputOf(root: string) {
  const result = await build({
    ...config(root),
    build: { write: false, lib: { entry: 'main.js', formats: ['es'] } },
  })
  const [first] = result as [Rolldown.RolldownOutput]
  return first.output
}

test('a build carries the checked values and nothing that checked them', async () => {
  const root = site({
    'firm.yaml': 'name: "A </script> <!-- B"\nphone: (615) 555-0142\n',
    'services/planning.md': '---\ntitle: Planning\n---\n\nWe\u2028plan.\n',
  })
  const code = await bundle(root)
  expect(code).not.toMatch(/zod|yaml|safeParse|<\/script|<!--|\u2028|Call/i)
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(module.default).toEqual({
    firm: { name: 'A </script> <!-- B', phone: '(615) 555-0142' },
    planning: {
      title: 'Planning',
      body: { html: '<p>We\u2028plan.</p>', headings: [], words: 2 },
    },
  })
})

test('pictures go to /images/ under their own names', async () => {
  const files = (await outputOf(site())).map(({ fileName }) => fileName)
  expect(files).toContain('images/portrait.webp')
})

test('a broken file stops the build with the list of problems and nothing else', async () => {
  const root = site({ 'firm.yaml': 'name: Fairshare\nphone: 555-0142\nfax: 556\n' })
  const error: Error = await bundle(root).then(
    () => new Error('built'),
    (reason) => reason,
  )
  expect(error.message.split('\n')).toEqual([
    '2 things in words/ need attention before the site can be built.',
    '',
    '1. words/firm.yaml, line 2, field "phone"',
    ...[
      expect.stringContaining('"555-0142"'),
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ],
    '',
    '2. words/firm.yaml, line 3, field "fax"',
    ...[expect.stringContaining('"fax"'), expect.any(String)],
    '',
    expect.stringContaining('Names in { }'),
  ])
  expect(error.stack).toBe(error.message)
})

test('an import of a file that is not there says so', async () => {
  const root = site()
  writeFileSync(path.join(root, 'main.js'), "import x from '#content/nope.yaml'\nexport default x")
  await expect(bundle(root)).rejects.toThrow(/There is no file nope\.yaml/)
})

test('a picture is left to Vite', async () => {
  const root = site({ 'images/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  writeFileSync(path.join(root, 'main.js'), "export { default } from '#content/images/mark.svg'")
  expect(await bundle(root)).toContain('data:image/svg+xml')
})

test('the dev server shows a mistake when it is made and reloads when it is mended', async () => {
  const root = site()
  const { server, next } = await serve(root)
  const firm = path.join(root, 'words/firm.yaml')
  const stray = path.join(root, 'words/stray.txt')
  expect(await served(server)).toContain('555-0142')
  expect(await served(server, 'pages/home.yaml')).toContain('555-0142')
  expect(await rendered(server)).toMatchObject({ firm: { phone: '(615) 555-0142' } })

  const broken = next()
  writeFileSync(firm, 'name: Fairshare\nphone: 555\n')
  const shown = await broken
  expect(shown).toMatchObject({ type: 'error' })
  expect(JSON.stringify(shown)).toContain('words/firm.yaml, line 2')
  await expect(served(server)).rejects.toThrow(/words\/firm\.yaml, line 2/)

  // From here on the events are our own: the watcher merges changes within 50 ms into one.
  const mended = next()
  writeFileSync(firm, 'name: Fairshare\nphone: (615) 555-0199\n')
  server.watcher.emit('change', firm)
  expect(await mended).toMatchObject({ type: 'full-reload' })
  expect(await served(server)).toContain('555-0199')
  expect(await served(server, 'pages/home.yaml')).toContain('555-0199')
  expect(await rendered(server)).toMatchObject({ firm: { phone: '(615) 555-0199' } })

  const added = next()
  writeFileSync(stray, '')
  server.watcher.emit('add', stray)
  expect(JSON.stringify(await added)).toContain('words/stray.txt')

  const removed = next()
  rmSync(stray)
  server.watcher.emit('unlink', stray)
  expect(await removed).toMatchObject({ type: 'full-reload' })
})

/** A dev server whose messages to the browser can be awaited one by one. */
async function serve(root: string) {
  const watching = Promise.withResolvers<void>()
  const ready = {
    name: 'ready',
    configureServer: ({ watcher }: ViteDevServer) => {
      watcher.once('ready', () => watching.resolve())
    },
  }
  const { plugins, ...rest } = config(root)
  const server = await createServer({
    ...rest,
    plugins: [...plugins, ready],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  onTestFinished(() => server.close())
  await watching.promise
  let receive: (payload: HotPayload) => void = () => {}
  const { hot } = server.environments.client
  hot.send = ((payload: HotPayload) => receive(payload)) as typeof hot.send
  const next = () => new Promise<HotPayload>((resolve) => (receive = resolve))
  return { server, next }
}

async function served(server: ViteDevServer, file = 'firm.yaml'): Promise<string | undefined> {
  return (await server.environments.client.transformRequest(`/words/${file}`))?.code
}

/** As a page is rendered on the server: by a module that imports the content. */
async function rendered(server: ViteDevServer): Promise<unknown> {
  return (await server.ssrLoadModule('/main.js')).default
}
