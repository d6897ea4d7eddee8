import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

// A copy of this repository with as many local articles as asked for. Each is added as a person
// would add it: a file in content/articles, a module in app/routes/blog, an address in routes.ts
// and a name in navigation.ts.

const model = 'dallas-texas-cpa'

export async function copyWithArticles(articles: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'growth-'))
  await copyFiles(folder)
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const routes = await readFile('app/routes.ts', 'utf8')
  const present = routes.match(/^ {2}'\/blog\//gm)?.length ?? 0
  const slugs = Array.from({ length: articles - present }, (_, i) => `sample-city-${i + 1}-cpa`)

  const [content, module] = [`content/articles/${model}.md`, `app/routes/blog/${model}.tsx`]
  const [text, code] = [await readFile(content, 'utf8'), await readFile(module, 'utf8')]
  for (const slug of slugs) {
    await writeFile(join(folder, content.replace(model, slug)), text)
    await writeFile(join(folder, module.replace(model, slug)), code.replaceAll(model, slug))
  }
  await liftLimits(folder)
  await addLines(folder, 'app/routes.ts', slugs, (slug) => `  '/blog/${slug}': 'blog/${slug}',`)
  await addLines(folder, 'app/sections/navigation.ts', slugs, (slug) => {
    return `  '/blog/${slug}': 'Sample City ${slug.replaceAll(/\D/g, '')}, Texas',`
  })
  return folder
}

export function dispose(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}

async function copyFiles(folder: string) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 1e8 }).split('\0')
  for (const file of files.filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(file, join(folder, file))
  }
}

/** A build stops when Cloudflare would ignore some of its rules: here that would hide the rest. */
async function liftLimits(folder: string) {
  const file = 'hosting/hosts/limits.ts'
  const text = await readFile(file, 'utf8')
  const lifted = text.replaceAll(/\b(headerRules|redirects): \d+/g, '$1: 1e9')
  if (lifted === text) throw new Error(`${file} no longer names the limits of Cloudflare.`)
  await writeFile(join(folder, file), lifted)
}

/** After the line of the model article in a table of pages. */
async function addLines(
  folder: string,
  file: string,
  slugs: readonly string[],
  line: (slug: string) => string,
) {
  const text = await readFile(file, 'utf8')
  const after = new RegExp(`^  '/blog/${model}':.*$`, 'm')
  if (!after.test(text)) throw new Error(`${file} no longer lists /blog/${model}.`)
  const added = text.replace(after, (found) => [found, ...slugs.map(line)].join('\n'))
  await writeFile(join(folder, file), added)
}
