import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { content } from './app/content/plugin.ts'
import { devPages } from './build/dev-pages.ts'

export const assetFileNames = 'assets/[name]-[hash:7][extname]'

const config: UserConfig = {
  plugins: [content(), react(), devPages()],
  appType: 'custom',
  publicDir: 'public',
  server: { port: 5173 },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'], // light-dark(), nesting and popover as written
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: false,
  },
}

export default config
