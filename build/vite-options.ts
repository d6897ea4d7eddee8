import type { UserConfig } from 'vite'

/** How Vite treats the source, in the build, the dev server and the editor. */
export const viteOptions: UserConfig = {
  appType: 'custom',
  base: process.env.BASE_PATH ?? '/',
  publicDir: 'public',
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'], // light-dark(), nesting and popover as written
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: false,
  },
}
