import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { folderName } from '#app/content/engine/files.ts'
import { loadContent } from '#app/content/engine/load.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { contentOptions } from '#app/content/plugin.ts'
import { pages } from '#app/content/routes.ts'
import type { Theme } from '#app/content/schemas/theme.ts'
import { draw } from '#drawings/draw.ts'
import { inksOf } from '#drawings/inks.ts'
import { nextBuild, swapIn, tidyBuilds } from '#hosting/atomic-build.ts'
import { compressAndHash } from '#hosting/compress-and-hash.ts'
import { writeHosts } from '#hosting/hosts/write-hosts.ts'
import config, { assetFileNames } from '../vite.config.ts'
import { lostAnchors } from './anchors.ts'
import { drawCards, type PageCard } from './cards/draw-cards.ts'
import { pagePlate } from './cards/page-plate.ts'
import { markdownTwin } from './markdown-twin.ts'
import { type Manifest, pageHead } from './page-head.ts'

// npm run build: draw the pictures, bundle, prerender every path, compress, then swap the
// finished site in. A build that fails leaves the last good one where it was.

type Server = typeof import('#app/site/render.tsx')

const root = join(import.meta.dirname, '..')
/** Where dist/ is put: here, or in a folder named on the command line. It must be inside this one,
    because the pages are rendered by a bundle that finds React from there. */
const place = join(root, process.argv[2] ?? '.')
const next = nextBuild(place)

try {
  await buildSite()
} catch (error) {
  await rm(next, { recursive: true, force: true })
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

async function buildSite() {
  await mkdir(place, { recursive: true })
  await tidyBuilds(place)
  const theme = readTheme()
  await draw()
  await bundle({
    manifest: 'scripts.json',
    outDir: join(next, 'site'),
    cssCodeSplit: false, // the styles of islands are in their pages
    rolldownOptions: {
      input: ['app/browser/early.ts', 'app/browser/main.ts', 'app/browser/start-islands.ts'],
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames,
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules|rolldown|island-root|hydrate/ }],
        },
      },
    },
  })
  await bundle({
    ssr: 'app/site/render.tsx',
    ssrEmitAssets: true,
    manifest: 'pages.json',
    outDir: join(next, 'server'),
    rolldownOptions: { output: { assetFileNames } },
  })
  await cp(join(next, 'server'), join(next, 'site'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  })
  await prerenderPages(theme)
  const policy = await compressAndHash(join(next, 'site'))
  await writeFile(join(next, 'policy.json'), JSON.stringify(policy, null, 2))
  await writeHosts(next, policy)
  await swapIn(place)
  process.stdout.write(
    `Built ${Object.keys(policy.pages).length} pages into ${relative(root, join(place, 'dist/site'))}.\n`,
  )
}

/** Asked before Vite, so that the owner reads the list of problems and nothing around it. */
function readTheme(): Theme {
  const options = contentOptions()
  const content = loadContent(options)
  if (content.problems.length > 0) throw new Error(formatProblems(content, folderName(options.dir)))
  return content.data.get('theme.yaml') as Theme
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

async function prerenderPages(theme: Theme) {
  const site = join(next, 'site')
  const readManifest = async (name: string): Promise<Manifest> =>
    JSON.parse(await readFile(join(site, name), 'utf8'))
  const [pagesManifest, scripts] = [
    await readManifest('pages.json'),
    await readManifest('scripts.json'),
  ]
  const server: Server = await import(pathToFileURL(join(next, 'server/render.js')).href)
  const { paths, dir: contentDir } = contentOptions()
  const head = pageHead({ site, pages: pagesManifest, scripts, theme, contentDir })
  const cards: PageCard[] = []
  // '/404' matches no page, so it renders the not-found page; the server sends it with status 404.
  const notFound = await server.render('/404')
  await put('/404.html', head(notFound, undefined))
  await put('/500.html', head(await server.render('/500'), undefined))
  const rendered = new Map([['/404', notFound]])
  for (const path of paths) {
    const html = await server.render(path)
    rendered.set(path, html)
    await put(
      path === '/' ? '/index.html' : `${path}.html`,
      head(
        html,
        existsSync(`app/pages/${pages[path]}/page.tsx`)
          ? `app/pages/${pages[path]}/page.tsx`
          : `app/routes/${pages[path]}.tsx`,
      ),
    )
    const more = server.pageExtras(path, html)
    if (!more) continue
    await put(more.twin.file, markdownTwin({ html, ...more.twin }))
    cards.push({ ...more.card, plate: pagePlate(html, site) })
  }
  const lost = lostAnchors(rendered)
  if (lost) throw new Error(lost)
  const files = {
    ...server.filesForMachines({ paper: theme.colors.paper.day }),
    ...server.downloads,
  }
  for (const [file, text] of Object.entries(files)) await put(file, text)
  await drawCards(site, cards, { inks: inksOf(theme.colors), fonts: theme.fonts })
  for (const name of ['pages.json', 'scripts.json']) {
    await rename(join(site, name), join(next, name)) // for build/size.ts
  }
  await rm(join(next, 'server'), { recursive: true })
}

async function put(path: string, text: string) {
  const file = join(next, 'site', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
