import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { folderName, listContent, readText } from '#app/content/engine/files.ts'
import type { Drafts } from '#app/content/engine/load.ts'
import { formatProblems, type Path } from '#app/content/engine/problem.ts'
import { fileOfPage } from '#app/content/pages.ts'
import { downloads } from '#app/site/downloads.ts'
import { siteFiles } from '#app/site/seo-files.ts'
import { bundlePages, bundleScripts, headParts } from '#build/bundle.ts'
import { type Gated, type GateOptions, gate, type Passed } from '#build/gate.ts'
import { makeOutput } from '#build/output.ts'
import { makeCopy } from '#build/pictures.ts'
import { contentType } from '#hosting/content-types.ts'
import { cacheControl, kindOf } from '#hosting/policy.ts'
import { inOneFile } from './one-file.ts'
import type { Shown } from './options.ts'
import { withNames } from './unfinished.ts'

/** What turns content into pages. */
export type Program = Required<Pick<GateOptions, 'program' | 'partsFor'>> & {
  /** A script of the pages by its path. */
  script: (path: string) => Promise<Uint8Array | undefined>
}

/** The pages and scripts of the build, made in `folder`, so that a preview is the page that visitors will
    see. They are at the root, wherever the site is going to be. */
export async function bundleProgram(folder: string): Promise<Program> {
  const program = await bundlePages(join(folder, 'pages'), '/')
  const scripts = await bundleScripts(join(folder, 'site'), '/')
  return {
    program,
    partsFor: (made) => headParts(made, program, scripts),
    script: (path) => readFile(join(folder, 'site', path)).catch(() => undefined),
  }
}

/** The site that is being edited: its saved files, and drafts of some of them. */
export function editedSite(dir: string, bundled: Program | Promise<Program>) {
  /** The last two answers, of the saved files and of a draft, by what they were given for: once a draft is
      saved, the answer about it is that about the saved files. */
  const answers = new Map<string, Promise<Gated>>()
  let drafted: Passed | undefined
  /** Of another version that is looked at beside this one. */
  let other: Passed | undefined
  return { check, show, serve, siteIn, oneFile }

  function siteIn(folder: string) {
    const { check: checkOther } = editedSite(folder, bundled)
    return {
      async check() {
        const gated = await checkOther()
        other = gated.passed
        return gated
      },
    }
  }

  async function oneFile(path: string): Promise<string | undefined> {
    const { passed } = await check()
    const { script } = await bundled
    const page = passed?.pages.find((each) => each.page.path === path)
    const { siteUrl = '' } = passed?.content.firm ?? {}
    return page && inOneFile(page.html, siteUrl, (file) => fileAt(file, script, passed))
  }

  async function check(drafts: Drafts = new Map()): Promise<Gated> {
    const state = stateOf(dir, drafts)
    const answer = answers.get(state) ?? ask({ drafts })
    answers.delete(state)
    answers.set(state, answer)
    for (const old of [...answers.keys()].slice(0, -2)) answers.delete(old)
    return answer
  }

  async function ask(options: Pick<GateOptions, 'drafts' | 'only'>): Promise<Gated> {
    const { program, partsFor } = await bundled
    return makeOutput(await gate({ dir, program, partsFor, ...options }))
  }

  async function show(path: string, drafts: Drafts): Promise<Shown> {
    const saved = await check()
    const only = fileOfPage(path, saved) ?? ''
    const isSaved = drafts.size === 0 && saved.passed?.pages.some(({ page }) => page.file === only)
    const typed = drafts.get(only) ?? (only && readText(dir, only))
    const { empty, named, isDraft } = isSaved ? finished : unfinished(only, typed, drafts, saved)
    const { passed, ...checked } = isSaved ? saved : await ask({ drafts: named ?? drafts, only })
    // Empty fields of a draft are no problem before it is to appear.
    if (named && !isDraft) checked.problems = (await ask({ drafts, only })).problems
    if (!passed) return checked
    drafted = passed
    const page = passed.pages.find((each) => each.page.file === only)
    const placed = passed.placesOn(page?.page ?? (path === '/500' ? 'error' : 'not-found'))
    const html = page?.html ?? placed.html
    // A page without its places is better than another page.
    return { ...checked, html, file: only, empty, runs: placed.html === html ? placed.runs : [] }
  }

  /** The saved site, and the pictures and scripts of previews. */
  async function serve({ url = '/' }: IncomingMessage, response: ServerResponse) {
    const path = URL.parse(url, 'http://site')?.pathname ?? '/'
    const { passed, ...checked } = await check()
    const { script } = await bundled
    const find = (made?: Passed) => fileAt(path, script, made)
    const file = (await find(passed)) ?? (await find(drafted)) ?? (await find(other))
    const page = passed?.pages.find((each) => each.page.path === path)
    // A font or picture that comes late would make every preview flash.
    const caching = file ? cacheControl(kindOf(path)) : 'no-store'
    if (file) send(200, contentType(path), file)
    else if (page) send(200, contentType('html'), page.html)
    else if (passed) send(404, contentType('html'), passed.answers['not-found'])
    else send(500, contentType('txt'), formatProblems(checked, folderName(dir)))

    function send(status: number, type: string, body: string | Uint8Array) {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': caching }).end(body)
    }
  }
}

/** In short, all that the site is made of: its files, with drafts in place of some, and the hour, because a
    page may appear at midnight. */
function stateOf(dir: string, drafts: Drafts): string {
  const { files, images, fonts } = listContent(dir)
  const named = [...new Set([...files, ...drafts.keys()])].sort()
  const texts = named.map((file) => [
    file,
    drafts.has(file) ? drafts.get(file) : readText(dir, file),
  ])
  const others = [
    ...images.map((name) => `images/${name}`),
    ...fonts.map((name) => `fonts/${name}`),
  ]
  const sizes = others.map((file) => {
    const { size, mtimeMs } = statSync(join(dir, file))
    return [file, size, mtimeMs]
  })
  const hour = new Date().toISOString().slice(0, '2026-11-18T10'.length)
  const all = JSON.stringify([hour, texts.filter(([, text]) => text !== null), sizes])
  return createHash('sha256').update(all).digest('hex')
}

type Unfinished = { empty: readonly Path[]; named?: Drafts; isDraft?: boolean }
const finished: Unfinished = { empty: [] }

/** The fields of a page that are needed and empty, and the drafts with their names in them. */
function unfinished(file: string, typed: unknown, drafts: Drafts, { passed }: Gated): Unfinished {
  if (!typed || typeof typed !== 'string') return finished
  const { text, empty, isDraft } = withNames(file, typed, passed?.content)
  return empty.length > 0 ? { empty, named: new Map([...drafts, [file, text]]), isDraft } : finished
}

async function fileAt(
  path: string,
  script: Program['script'],
  passed?: Passed,
): Promise<string | Uint8Array | undefined> {
  if (/^\/assets\/[\w.-]+\.js$/.test(path)) return script(path)
  if (!passed) return undefined
  const { content, made } = passed
  const copy = made.copies.get(path)
  if (copy) return makeCopy(copy)
  return made.files.get(path) ?? { ...siteFiles(content), ...downloads(content) }[path]
}
