import type { UserConfig } from 'vite'
import { devPages } from './build/dev-pages.ts'

const config: UserConfig = {
  plugins: [devPages().plugin],
  appType: 'custom',
  base: process.env.BASE_PATH ?? '/',
  publicDir: 'public',
  server: { port: 5173, watch: { ignored: ['**/.cache/**'] } },
  optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'] },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'], // light-dark(), nesting and popover as written
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: false,
  },
}

export default config
