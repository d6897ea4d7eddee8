import { join } from 'node:path'
import { createServer } from 'vite'
import { contentDir } from '#app/content/load.ts'
import { devPages } from '#build/dev-pages.ts'
import { viteOptions } from '#build/vite-options.ts'
import { editor } from './server.ts'

// npm run edit: the dev server with the editor at /admin/, only for this computer.

const root = join(import.meta.dirname, '..')
const { plugin, check, forget } = devPages()
const server = await createServer({
  ...viteOptions,
  root,
  configFile: false,
  cacheDir: join(root, 'node_modules/.vite-edit'),
  logLevel: 'warn',
  plugins: [plugin, editor({ dir: contentDir, check, onSaved: forget })],
  server: {
    ...viteOptions.server,
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 5174),
    open: process.argv.includes('--no-open') ? false : '/admin/',
  },
})
await server.listen()
const [address] = server.resolvedUrls?.local ?? []
process.stdout.write(`Edit the site at ${address}admin/ (press Ctrl+C to stop)\n`)
