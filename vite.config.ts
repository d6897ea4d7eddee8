import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { content } from './app/content/plugin.ts'
import { devPages } from './scripts/dev-pages.ts'

// The entry lists every page's files for the router: each character of a hash less is a tenth of a
// kilobyte less on every page. Seven still tell any two builds apart, and are the least with which
// the bundler can make more than 64 files (up to 4,096).
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames,
        // React and the router change less often than the site: one file, kept by the browser.
        // What several pages share is a second one, so a page is two or three requests in all.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/ },
            // Of articles there may be many: what only they share is not for every page.
            {
              name: 'shared',
              test: /[\\/]app[\\/](?!sections[\\/]article[\\/])/,
              minShareCount: 12,
            },
            { name: 'frame', test: /[\\/]sections[\\/](navigation|book-or-call|opening-hours)\./ },
          ],
        },
      },
    },
  },
}

export default config
