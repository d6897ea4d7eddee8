import { resolve } from 'node:path'
import { check } from './check.ts'
import { arrange, type Content, collections, type Files, type PartialFiles } from './collections.ts'
import { listContent } from './engine/files.ts'
import { isSiteUrl } from './engine/links.ts'
import { type Data, type Loaded as LoadedFiles, loadContent, type Uses } from './engine/load.ts'
import { factSources, facts, reviewDates } from './facts.ts'
import { addressesIn, explainMissingPage, pageFacts } from './pages.ts'
import type { Firm } from './schemas/firm.ts'

export type Loaded = Omit<LoadedFiles, 'data'> & {
  /** Undefined while there are problems. */
  content: Content | undefined
}

/** The firm's folder, or another firm's: CONTENT_DIR=../other-firm npm run build. Read here only. */
export const contentDir = resolve(
  process.env.CONTENT_DIR || resolve(import.meta.dirname, '../../content'),
)

type LoadOptions = {
  /** Texts read instead of the files of these names: what the editor has not saved yet. */
  drafts?: ReadonlyMap<string, string>
}

/** Reads and checks a content folder. */
export function load(dir = contentDir, { drafts }: LoadOptions = {}): Loaded {
  const { files, images, fonts } = listContent(dir)
  const { data, ...loaded } = loadContent({
    dir,
    collections,
    facts: (read) => ({ ...facts(arrange(read)), ...pageFacts(files) }),
    factSources,
    paths: addressesIn,
    explainMissingPage,
    check: (read, uses) => check(contentOf(read, uses), uses),
    ...(drafts && { drafts }),
  })
  return {
    ...loaded,
    content: loaded.problems.length === 0 ? contentOf(data, loaded.uses) : undefined,
  }

  /** Only when every file by itself is in order. */
  function contentOf(read: Data, uses: ReadonlyMap<string, Uses>): Content {
    const values = arrange(read)
    assertComplete(values)
    const taxReviewed = reviewDates(values.taxFacts, uses)
    return { ...values, firm: withSiteUrl(values.firm), taxReviewed, images, fonts }
  }
}

function assertComplete(values: PartialFiles): asserts values is Files {
  if (!values.firm) throw new Error('The content was not read.')
}

/** The site's own address, unless this build is for another one: SITE_URL=https://... npm run build */
export function withSiteUrl<Site extends Pick<Firm, 'siteUrl'>>(
  firm: Site,
  siteUrl = process.env.SITE_URL,
): Site {
  if (!siteUrl) return firm
  if (isSiteUrl(siteUrl)) return { ...firm, siteUrl }
  throw new Error(
    `SITE_URL must be a full web address such as https://www.example.com, with nothing after the name, not "${siteUrl}".`,
  )
}
