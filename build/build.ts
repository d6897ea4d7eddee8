import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { folderName } from '#app/content/engine/files.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { contentDir, load } from '#app/content/load.ts'
import type { Redirects } from '#app/content/schemas/redirects.ts'
import { basePath, canonicalPath } from '#app/lib/address.ts'
import { nextBuild, swapIn, tidyBuilds } from '#hosting/atomic-build.ts'
import { compressAndHash } from '#hosting/compress-and-hash.ts'
import { writeHosts } from '#hosting/hosts/write-hosts.ts'
import type { Redirect } from '#hosting/policy.ts'
import { writeFiles } from '#hosting/site-files.ts'
import { speculationRules, speculationRulesFile } from '#hosting/speculation-rules.ts'
import { bundlePages, bundleScripts, headParts } from './bundle.ts'
import { gate } from './gate.ts'
import { makeOutput, writeOutput } from './output.ts'
import { shareStyles } from './share-styles.ts'
import type { MadeSite } from './site.ts'

// npm run build: read and check the content, bundle the pages and the scripts, render every page,
// compress, then swap the finished site in. A build that fails leaves the last good one where it was.

const root = join(import.meta.dirname, '..')
/** Where dist/ is put: here, or in a folder named on the command line. It must be inside this one,
    because the pages are rendered by a bundle that finds React from there. */
const place = join(root, process.argv[2] ?? '.')
const next = nextBuild(place)
const site = join(next, 'site')

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
  const { content, ...loaded } = await load(contentDir)
  if (!content) throw new Error(formatProblems(loaded, folderName(contentDir)))
  const base = basePath(content.firm.siteUrl)
  const program = await bundlePages(join(next, 'pages'), base)
  const scripts = await bundleScripts(site, base)
  const partsFor = (made: MadeSite) => headParts(made, program, scripts)
  const { passed, ...checked } = await makeOutput(
    await gate({ dir: contentDir, program, partsFor }),
  )
  if (!passed) throw new Error(formatProblems(checked, folderName(contentDir)))
  await writeFiles(site, { [speculationRulesFile]: speculationRules(base) })
  const parts = partsFor(passed.made)
  const pages = shareStyles(passed.pages, (views) => parts(views, '').styles)
  await writeOutput(site, { ...passed, pages })
  await scripts.keepFor([...pages.map(({ html }) => html), ...Object.values(passed.answers)])
  await rm(join(next, 'pages'), { recursive: true })
  const { redirects } = passed.content
  const policy = await compressAndHash(site, {
    base,
    redirects: oldAddresses(redirects?.redirects ?? []),
  })
  await writeFile(join(next, 'policy.json'), JSON.stringify(policy, null, 2))
  await writeHosts(next, policy)
  await swapIn(place)
  process.stdout.write(
    `Built ${passed.pages.length} pages into ${relative(root, join(place, 'dist/site'))}.\n`,
  )
}

function oldAddresses(redirects: Redirects): Record<string, Redirect> {
  return Object.fromEntries(
    redirects.map(({ from, to }) => [canonicalPath(from), { typed: from, to }]),
  )
}
