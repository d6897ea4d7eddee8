import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '#app/routes.ts'
import { withShown } from './about.ts'
import { withNeighbors } from './articles.ts'
import { check } from './check.ts'
import { collections } from './collections.ts'
import type { Data, LoadOptions } from './engine/load.ts'
import { contentPlugin } from './engine/plugin.ts'
import { factSources, facts, withReview } from './facts.ts'
import type { AboutPage } from './schemas/about-page.ts'
import { type Claims, publicClaims } from './schemas/claims.ts'
import type { Firm } from './schemas/firm.ts'
import type { Home } from './schemas/home.ts'
import type { ServiceFile } from './schemas/service.ts'
import { withSiteUrl } from './site-url.ts'
import { withServiceStories, withStories } from './stories.ts'

/** The firm's folder, or another firm's: CONTENT_DIR=../other-firm npm run build. Read here only. */
const contentDir = resolve(process.env.CONTENT_DIR || join(import.meta.dirname, '../../content'))

/** How this site's content is read: by the build, the dev server and the tests. */
export function contentOptions(dir = contentDir): LoadOptions {
  return {
    dir,
    collections,
    facts,
    factSources,
    paths,
    check,
    complete: withReview,
    relate,
  }
}

function relate(file: string, data: Data): unknown {
  if (file === 'firm.yaml') return withSiteUrl(data.get(file) as Firm)
  if (file === 'pages/about.yaml') return withShown(data.get(file) as AboutPage, data)
  if (file === 'pages/home.yaml') return withStories(data.get(file) as Home, data)
  if (file.startsWith('services/')) return withServiceStories(data.get(file) as ServiceFile, data)
  return withNeighbors(file, data)
}

/** The firm's own notes on a figure are for the launch check, not for the public. */
function publish(file: string, value: unknown): unknown {
  return file === 'claims.yaml' ? publicClaims(value as Claims) : value
}

export function content(): Plugin {
  return contentPlugin({ options: () => contentOptions(), publish })
}
