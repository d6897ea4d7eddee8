import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { loadContent } from '../app/content/engine/load.ts'
import { formatProblems } from '../app/content/engine/problem.ts'
import { contentOptions } from '../app/content/plugin.ts'
import { isPagePath, pages, paths } from '../app/routes.ts'
import { finishSite } from '../hosting/finish.ts'
import config from '../vite.config.ts'
import { draw } from './draw.ts'
import { type Manifest, pageHead } from './page-head.ts'

// npm run build: draw the pictures, bundle, prerender every path, compress, then swap the
// finished site in. A build that fails leaves the last good one where it was.

const root = join(import.meta.dirname, '..')
const next = join(root, 'build.next')
const done = join(root, 'build')

try {
  await buildSite()
} catch (error) {
  await rm(next, { recursive: true, force: true })
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

async function buildSite() {
  await rm(next, { recursive: true, force: true })
  stopOnProblems()
  await draw()
  await bundle({
    manifest: 'manifest.json',
    outDir: join(next, 'site'),
    rolldownOptions: { ...config.build?.rolldownOptions, input: 'app/entry-client.tsx' },
  })
  await bundle({ ssr: 'app/entry-server.tsx', outDir: join(next, 'server'), rolldownOptions: {} })
  await prerenderPages()
  const policy = await finishSite(join(next, 'site'))
  await writeFile(join(next, 'policy.json'), JSON.stringify(policy, null, 2))
  await swapIn()
  process.stdout.write(`Built ${policy.routes.length} pages into build/site.\n`)
}

/** Asked before Vite, so that the owner reads the list of problems and nothing around it. */
function stopOnProblems() {
  const { problems } = loadContent(contentOptions())
  if (problems.length > 0) throw new Error(formatProblems(problems))
}

function bundle(options: NonNullable<InlineConfig['build']>) {
  return build({
    ...config,
    root,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, emptyOutDir: true, ...options },
  })
}

async function prerenderPages() {
  const site = join(next, 'site')
  const manifest: Manifest = JSON.parse(await readFile(join(site, 'manifest.json'), 'utf8'))
  const { render } = await import(pathToFileURL(join(next, 'server/entry-server.js')).href)
  const head = pageHead(manifest, site)
  // '/404' matches no page, so it renders the not-found page; the server sends it with status 404.
  for (const path of [...paths, '/404']) {
    const file = join(site, path === '/' ? 'index.html' : `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      head(await render(path), isPagePath(path) ? `app/routes/${pages[path]}.tsx` : undefined),
    )
  }
  await rm(join(site, 'manifest.json'))
  await rm(join(next, 'server'), { recursive: true })
}

async function swapIn() {
  const old = join(root, 'build.old')
  await rm(old, { recursive: true, force: true })
  await rename(done, old).catch(() => {}) // the first build has nothing to move away
  await rename(next, done)
  await rm(old, { recursive: true, force: true })
}
