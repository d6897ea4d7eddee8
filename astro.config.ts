import { rmSync } from 'node:fs'
import { satteri } from '@astrojs/markdown-satteri'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig, fontProviders } from 'astro/config'
import { markdown } from './src/build/article-boxes.ts'
import { checkedContent } from './src/build/check-content.ts'
import { checkPages } from './src/build/check-pages.ts'
import { prepareForHosting } from './src/build/prepare-for-hosting.ts'
import { withDates } from './src/build/sitemap-dates.ts'

const variant = (file: string, weight: string, style: 'normal' | 'italic' = 'normal') => ({
  src: [`./src/fonts/${file}.woff2`] as [string],
  weight,
  style,
})

/** Leaves the second URL of a page and the error page out of the sitemap. */
const isListed = (url: string) => !/\/(bookkeeping|500)$/.test(url)

// Removes the cache, because Astro reuses rendered Markdown even after its plugins change.
for (const folder of ['.cache/astro', '.astro']) rmSync(`${folder}/data-store.json`, { force: true })

const content = checkedContent()
const firm = content.get('content/firm.yaml') as { siteUrl: string }

export default defineConfig({
  site: firm.siteUrl,
  trailingSlash: 'never',
  outDir: './dist/site',
  cacheDir: './.cache/astro',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    sitemap({ filter: isListed, serialize: withDates(content) }),
    checkPages(),
    prepareForHosting(),
  ],
  // An inlined picture in a style sheet would need `data:` in the Content-Security-Policy.
  vite: { build: { assetsInlineLimit: 0 }, worker: { format: 'es' } },
  markdown: {
    syntaxHighlight: false,
    processor: satteri(markdown),
  },
  // The fallback fonts in src/styles/ are adjusted by hand, because Astro's fallback fonts cause layout shifts.
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Playfair',
      cssVariable: '--serif',
      fallbacks: ['Playfair fallback', 'Iowan Old Style', 'Georgia', 'serif'],
      optimizedFallbacks: false,
      options: { variants: [variant('playfair', '400'), variant('playfair-italic', '400', 'italic')] },
    },
    {
      provider: fontProviders.local(),
      name: 'Public Sans',
      cssVariable: '--sans',
      fallbacks: ['Public Sans fallback', 'system-ui', 'sans-serif'],
      optimizedFallbacks: false,
      // On a slow connection the first page keeps the fallback, because other line breaks would move everything below.
      options: { variants: [{ ...variant('public-sans', '400 700'), display: 'optional' }] },
    },
  ],
})
