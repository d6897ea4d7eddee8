import { join } from 'node:path'
import { createServer } from 'vite'
import { contentDir } from '#app/content/folders.ts'
import { contentOptions } from '#app/content/plugin.ts'
import { themeCss } from '#app/content/theme.ts'
import config from '../../vite.config.ts'
import { draw } from '../draw.ts'
import { type Page, pageOf } from './pages.ts'

type Server = typeof import('../../app/entry-server.tsx')
type Rendered = { pages: Page[]; tokens: string }

/** Every page, rendered once from the source as the build would; nothing is written. With them come
    the colours and sizes they are set in, for the report. */
export async function renderPages(): Promise<Rendered> {
  await draw()
  const vite = await createServer({
    ...config,
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    const server = (await vite.ssrLoadModule('/app/entry-server.tsx')) as Server
    const tokens = await vite.ssrLoadModule('/app/styles/tokens.css?inline')
    const { default: theme } = await vite.ssrLoadModule(join(contentDir, 'theme.yaml'))
    const pages: Page[] = []
    for (const path of contentOptions().paths) pages.push(pageOf(path, await server.render(path)))
    return { pages, tokens: `${themeCss(theme)}${tokens.default}` }
  } finally {
    await vite.close()
  }
}
