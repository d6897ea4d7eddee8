import { feed, feedPath, hasFeed } from './files/feed.ts'
import { llms } from './files/llms.ts'
import { webManifest } from './files/manifest.ts'
import { securityTxt } from './files/security.ts'
import { robots, sitemap } from './files/sitemap.ts'

/** The files of the site that only machines read, by their path. */
export function machineFiles({ paper }: { paper: string }): Record<string, string> {
  return {
    '/sitemap.xml': sitemap(),
    '/robots.txt': robots(),
    '/llms.txt': llms(),
    ...(hasFeed && { [feedPath]: feed() }),
    '/manifest.webmanifest': webManifest(paper),
    '/.well-known/security.txt': securityTxt(),
  }
}
