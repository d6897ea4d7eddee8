import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import { folderName, listContent } from './files.ts'
import { type Data, type Loaded, type LoadOptions, loadContent } from './load.ts'
import { formatProblems } from './problem.ts'

const prefix = '#content/'

type ContentPluginOptions = {
  options: () => LoadOptions
  /** What the pages see of a file: every byte of it is sent to visitors. */
  toPublic?: (file: string, value: unknown) => unknown
  /** Modules generated from the content, such as 'virtual:theme.css', by their names. */
  virtualModules?: Readonly<Record<string, (data: Data) => string>>
}

/** Turns `import firm from '#content/firm.yaml'` into the checked value of that file. */
export function contentPlugin({
  options,
  toPublic,
  virtualModules = {},
}: ContentPluginOptions): Plugin {
  let dir = ''
  let loaded: Loaded | undefined
  let serving = false

  function read(): Loaded {
    if (loaded) return loaded
    loaded = loadContent(options())
    return loaded
  }

  return {
    name: 'content',
    enforce: 'pre',
    sharedDuringBuild: true,

    // Another firm's folder may lie outside this one.
    config: () => ({ server: { fs: { allow: [process.cwd(), options().dir] } } }),

    configResolved({ command }) {
      serving = command === 'serve'
      dir = options().dir
      // Already here, because the bundler would wrap what buildStart throws in words of its own.
      if (!serving) stopOn(read(), dir)
    },

    buildStart() {
      if (serving) return
      for (const file of read().files) this.addWatchFile(path.join(dir, file))
      stopOn(read(), dir)
    },

    watchChange(id) {
      if (contentFile(dir, id)) loaded = undefined
    },

    resolveId(id) {
      // As if it lay in the folder: then it is made anew whenever a file of the folder changes.
      if (Object.hasOwn(virtualModules, id)) return path.join(dir, id.replace(':', '-'))
      // Pictures go on to Vite as the files they are; only their folder may be another firm's.
      return id.startsWith(prefix) ? path.join(dir, id.slice(prefix.length)) : undefined
    },

    load(id) {
      const file = contentFile(dir, id)
      const make = file?.startsWith('virtual-') && virtualModules[file.replace('-', ':')]
      if (!file || !(make || /\.(ya?ml|md)$/.test(file))) return undefined
      const content = read()
      stopOn(content, dir)
      if (make) return make(content.data)
      if (!content.data.has(file)) throw plainError(`There is no file ${file} in ${dir}.`)
      const value = content.data.get(file)
      const shown = toPublic ? toPublic(file, value) : value
      return { code: moduleOf(shown), map: null, moduleSideEffects: false }
    },

    /** Pictures named in Markdown stand at /images/, under the names they have in the folder. */
    generateBundle() {
      if (this.environment.name === 'client') return
      for (const name of listContent(dir).images) {
        const source = readFileSync(path.join(dir, 'images', name))
        this.emitFile({ type: 'asset', fileName: `images/${name}`, source })
      }
    },

    configureServer(server) {
      server.watcher.add(dir)
      server.middlewares.use('/images', sirv(path.join(dir, 'images'), { dev: true, etag: true }))
    },

    hotUpdate({ file, server }) {
      if (contentFile(dir, file) === undefined) return undefined
      // Called once per environment; a fact may stand in any file, so all of them start afresh.
      if (this.environment.name === 'client') refresh(server, read(), dir)
      return []
    },
  }
}

function refresh(server: ViteDevServer, content: Loaded, dir: string): void {
  for (const environment of Object.values(server.environments)) {
    for (const [id, node] of environment.moduleGraph.idToModuleMap) {
      if (contentFile(dir, id)) environment.moduleGraph.invalidateModule(node)
    }
  }
  const { hot } = server.environments.client
  if (content.problems.length === 0) {
    hot.send({ type: 'full-reload' })
    return
  }
  const message = formatProblems(content, folderName(dir))
  server.config.logger.error(message)
  hot.send({ type: 'error', err: { message, stack: '' } })
}

function stopOn(content: Loaded, dir: string): void {
  if (content.problems.length > 0) throw plainError(formatProblems(content, folderName(dir)))
}

/** An error that prints as its text: the owner's file is at fault, so a stack would mislead. */
function plainError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return Object.assign(error, { [inspect.custom]: () => message })
}

/** JSON.parse keeps even a field named __proto__ harmless, and an unused import drops out. */
function moduleOf(value: unknown): string {
  const json = JSON.stringify(value)
    .replaceAll(/<(?=\/?script|!--)/gi, '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `export default /* #__PURE__ */ JSON.parse(${JSON.stringify(json)})\n`
}

function contentFile(dir: string, id: string): string | undefined {
  const file = path.relative(dir, id.split('?')[0] ?? id)
  const outside = file === '' || file.startsWith('..') || path.isAbsolute(file)
  return outside ? undefined : file.split(path.sep).join('/')
}
