import type { UserConfig } from 'vite'

/** How Vite treats the source, in the build and the dev server. */
export const viteOptions: UserConfig = {
  appType: 'custom',
  publicDir: 'public',
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  server: { port: 5173, watch: { ignored: ['**/.cache/**'] } },
  optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'] },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'], // light-dark(), nesting and popover as written
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: false,
  },
}
