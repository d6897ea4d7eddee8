import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { folderName } from '#app/content/engine/files.ts'
import { formatProblems } from '#app/content/engine/problem.ts'
import { contentDir } from '#app/content/load.ts'
import { isListed } from '#app/content/pages.ts'
import type { Redirects } from '#app/content/schemas/redirects.ts'
import { canonicalPath } from '#app/lib/address.ts'
import { downloads } from '#app/site/downloads.ts'
import { siteFiles } from '#app/site/seo-files.ts'
import { cardPath, fullUrl, markdownPath } from '#app/site/urls.ts'
import { nextBuild, swapIn, tidyBuilds } from '#hosting/atomic-build.ts'
import { compressAndHash } from '#hosting/compress-and-hash.ts'
import { writeHosts } from '#hosting/hosts/write-hosts.ts'
import { failureFile, fileOfRoute, notFoundFile, type Redirect } from '#hosting/policy.ts'
import { writeFiles } from '#hosting/site-files.ts'
import { speculationRules, speculationRulesFile } from '#hosting/speculation-rules.ts'
import { bundlePages, bundleScripts, headParts } from './bundle.ts'
import { drawCards } from './cards/draw-cards.ts'
import { pagePlate } from './cards/page-plate.ts'
import { gate, type Passed } from './gate.ts'
import { markdownTwin } from './markdown-twin.ts'
import { makeCopies, readPictures } from './pictures.ts'

// npm run build: bundle the pages and the scripts, read and check the content, render every page,
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
  const program = await bundlePages(join(next, 'pages'))
  const scripts = await bundleScripts(site)
  const { passed, ...checked } = await readPictures(
    gate({
      dir: contentDir,
      program,
      partsFor: (made) => headParts(made, program, scripts),
    }),
  )
  if (!passed) throw new Error(formatProblems(checked, folderName(contentDir)))
  const { made } = passed
  const parts = headParts(made, program, scripts)
  await writeFiles(site, {
    [notFoundFile]: program.render(made.site, 'not-found', parts).html,
    [failureFile]: program.render(made.site, 'error', parts).html,
    [speculationRulesFile]: speculationRules(program.base),
  })
  await writeSite(passed)
  await rm(join(next, 'pages'), { recursive: true })
  const { firm, redirects, interface: words } = passed.content
  const policy = await compressAndHash(site, {
    base: program.base,
    redirects: oldAddresses(redirects?.redirects ?? []),
  })
  await writeFile(join(next, 'policy.json'), JSON.stringify(policy, null, 2))
  await writeHosts(next, policy, {
    siteUrl: firm.siteUrl,
    language: words.language,
    moved: words.moved.heading,
  })
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

async function writeSite(passed: Passed) {
  const { content, made, pages } = passed
  const canonical = pages.filter(({ page }) => page.path === page.canonical)
  const listed = canonical.filter(({ page }) => isListed(page))
  const twins = listed.map(({ page: { path, modified }, html }) => {
    const twin = markdownTwin({ html, url: fullUrl(content, path), modified })
    return [markdownPath(path), twin] as const
  })
  await writeFiles(site, {
    ...Object.fromEntries(made.files),
    ...(await makeCopies(passed)),
    ...siteFiles(content),
    ...downloads(content),
    ...Object.fromEntries(pages.map(({ page, html }) => [fileOfRoute(page.path), html])),
    ...Object.fromEntries(twins),
  })
  const { firm, theme } = content
  const { host } = new URL(firm.siteUrl)
  const cards = canonical.map(({ page, html, heading }) => ({
    file: cardPath(page.path),
    title: heading,
    firm: firm.name,
    phone: firm.phone,
    host,
    plate: pagePlate(html, made),
  }))
  await drawCards(site, cards, { theme, marks: made.marks })
}
