import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { contentOptions } from '#app/content/plugin.ts'
import { draw } from '#drawings/draw.ts'
import config from '../vite.config.ts'
import { editor } from './plugin.ts'

// npm run edit: the dev server with the editor at /admin/, only for this computer.

const root = join(import.meta.dirname, '..')

/** In a separate process, so that the preview does not wait for the drawings. */
function redraw() {
  spawn(process.execPath, ['drawings/draw.ts'], { cwd: root, stdio: 'ignore' })
}

// Drawing fails when the content has a mistake, which the editor can then mend.
await draw().catch(() => undefined)
const server = await createServer({
  ...config,
  root,
  configFile: false,
  cacheDir: join(root, 'node_modules/.vite-edit'),
  logLevel: 'warn',
  plugins: [...(config.plugins ?? []), editor({ content: () => contentOptions(), saved: redraw })],
  optimizeDeps: { include: ['react', 'react-dom/client', 'react-router', 'react-router/dom'] },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 5174),
    open: process.argv.includes('--no-open') ? false : '/admin/',
  },
})
await server.listen()
const [address] = server.resolvedUrls?.local ?? []
process.stdout.write(`Edit the site at ${address}admin/ (Ctrl+C ends it)\n`)
