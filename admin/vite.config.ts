import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname

/** Patches to Sveltia's code. */
const replacements: [from: string | RegExp, to: string][] = [
  [
    'title:`Error`,description:`There was an error while saving the entry. Please try again later.`',
    "title:`Not saved`,description:`The site hasn't changed, and your edits are still here. Fix this, then save again:`",
  ],
  [
    'Creating new entries in this collection is disabled by the administrator.',
    'Ask your developer to add or remove a page here.',
  ],
  [
    /Are you sure you want to delete (this asset|the selected asset)\?/g,
    "Delete this file? Text that shows it keeps its name, and the site can't be updated until you remove it there.",
  ],
  // Shows 2026 instead of 2,026 on the items of a list.
  [/Intl\.NumberFormat\((\w+)\)/g, "Intl.NumberFormat($1,{useGrouping:'min2'})"],
  // Lets admin/rules.ts check the names of uploaded files.
  [/(\w+)=(\w=>\w+\(\)\.get\(\w\)),(?=\w+=\(\{unsaved:)/g, '$1=globalThis.assetAt=$2,'],
  ['one {{Entry saved.}} * {{{$count} entries saved.}}', '* {{Saved. The site updates in about 2 minutes.}}'],
  // Without this, opening a folder instead of GitHub turns off the backup of drafts.
  [/if\((\w+)&&!\w+\)\{let\{databaseName:/g, 'if($1){let{databaseName:'],
  // The package includes these fonts, and the page's policy blocks other servers.
  [/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''],
]

function replace(): Plugin {
  return {
    name: 'replace',
    transform(code, id) {
      if (!id.endsWith('@sveltia/cms/npm/index.js')) return
      return replacements.reduce((result, [from, to]) => {
        const replaced = result.replaceAll(from, to)
        if (replaced === result) this.error(`Sveltia's code no longer contains ${from}. Update admin/vite.config.ts.`)
        return replaced
      }, code)
    },
  }
}

/** Provides `site:pages`, every page and file of the built site, so the editor can check links. */
function pages(): Plugin {
  let site = ''
  return {
    name: 'pages',
    configResolved: ({ build }) => {
      site = resolve(root, build.outDir, '..')
    },
    resolveId: (id) => (id === 'site:pages' ? id : undefined),
    load(id) {
      if (id !== 'site:pages') return
      const pageIds = globSync('**/*.*', { cwd: site, exclude: ['{admin,_astro}/**', '**/*.{br,gz}'] }).map((file) => {
        const html = file.endsWith('.html') ? readFileSync(join(site, file), 'utf8') : ''
        const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, each]) => each)
        return [`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`, ids]
      })
      return `export default ${JSON.stringify(Object.fromEntries(pageIds))}`
    },
  }
}

export default defineConfig({
  root,
  base: '/admin/',
  logLevel: 'warn',
  plugins: [replace(), pages()],
  resolve: {
    // Our forms have no code fields, maps or SVG uploads.
    alias: [{ find: /^(@shikijs\/.*|svgo\/browser|terra-draw.*|leaflet\/.*)$/, replacement: join(root, 'unused.ts') }],
  },
  build: {
    outDir: '../dist/site/admin',
    emptyOutDir: true,
    cssCodeSplit: false,
    // The CMS ships as a single file.
    chunkSizeWarningLimit: 5000,
    rollupOptions: {
      checks: { pluginTimings: false },
      input: 'admin/admin.tsx',
      output: {
        entryFileNames: 'admin.js',
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'preview.css' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
})
