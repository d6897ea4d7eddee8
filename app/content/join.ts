import { fill, numberInWords } from '#app/lib/text.ts'
import { petalWedge } from '#drawings/rosettes.ts'
import { isSiteUrl } from './engine/links.ts'
import type { Data } from './engine/load.ts'
import { fileOf } from './page-files.ts'
import { paths } from './routes.ts'
import type { Firm } from './schemas/firm.ts'
import type { AboutPage, Audiences, Faq, FaqPage, Home } from './schemas/pages.ts'
import type { Service, ServiceFile } from './schemas/service.ts'
import type { CaseStudies, CaseStudy, Outcome, Testimonials } from './schemas/stories.ts'
import type { Article, ArticleLink } from './schemas/texts.ts'

/** A file's value together with what it shows of other files, so that the script of a page carries
    three stories and not all of them with all records. */
export function join(file: string, data: Data): unknown {
  if (file === 'firm.yaml') return withSiteUrl(data.get(file) as Firm)
  if (file === 'pages/about.yaml') return withRelated(data.get(file) as AboutPage, data)
  if (file === 'pages/faq.yaml') return withCount(data.get(file) as FaqPage, data)
  if (file === 'pages/home.yaml') return withStories(data.get(file) as Home, data)
  if (file.startsWith('services/')) return withServiceStories(data.get(file) as ServiceFile, data)
  return withNeighbors(file, data)
}

/** The site's own address, unless this build is for another one: SITE_URL=https://... npm run build */
export function withSiteUrl(firm: Firm, siteUrl = process.env.SITE_URL): Firm {
  if (!siteUrl) return firm
  if (isSiteUrl(siteUrl)) return { ...firm, siteUrl }
  throw new Error(
    `SITE_URL must be a full web address such as https://www.example.com, with nothing after the name, not "${siteUrl}".`,
  )
}

/** The names of the audiences, and the questions that are also on /about. */
function withRelated(page: Omit<AboutPage, 'shown'>, data: Data): AboutPage {
  const { audiences } = data.get('audiences.yaml') as Audiences
  const { items } = data.get('faq.yaml') as Faq
  return {
    ...page,
    shown: {
      audiences: audiences.map(({ id, name }) => ({ id, name })),
      questions: items.filter(({ onAbout }) => onAbout),
    },
  }
}

/** The page counts its questions, so a new one changes its heading. */
function withCount(page: FaqPage, data: Data): FaqPage {
  const { items } = data.get('faq.yaml') as Faq
  const count = numberInWords(items.length)
  const counts = { count, Count: count.charAt(0).toUpperCase() + count.slice(1) }
  return { ...page, heading: fill(page.heading, counts) }
}

function withStories(page: Omit<Home, 'shown'>, data: Data): Home {
  const { records } = data.get('case-studies.yaml') as CaseStudies
  const stories = storiesOf(page.stories.show, data).map((testimonial) => ({
    testimonial,
    record: outcomeOf(records.find(({ id }) => id === testimonial.caseStudy)),
  }))
  return { ...page, shown: { stories, petal: petalWedge(page.signs.items.length) } }
}

function withServiceStories({ extra, ...page }: ServiceFile, data: Data): Service {
  if (!extra) return page
  const blocks = extra.map((block) =>
    block.kind === 'stories' ? { ...block, shown: storiesOf(block.show, data) } : block,
  )
  return { ...page, extra: blocks }
}

function outcomeOf(record: CaseStudy | undefined): Outcome | undefined {
  if (!record) return undefined
  const { id, totalTaxSavings, taxDueWithoutStrategy, taxRefundWithStrategy } = record
  return { id, totalTaxSavings, taxDueWithoutStrategy, taxRefundWithStrategy }
}

/** Stories in the order of their ids. */
function storiesOf(ids: readonly string[], data: Data) {
  const { testimonials } = data.get('testimonials.yaml') as Testimonials
  return ids.flatMap((id) => testimonials.find((each) => each.id === id) ?? [])
}

/** Adds to an article the one before and the one after it, in the order of routes.ts. */
function withNeighbors(file: string, data: Data): unknown {
  const value = data.get(file)
  const order = paths.flatMap((path) => {
    const article = data.get(fileOf(path)) as Article | undefined
    return article && path.startsWith('/blog/') ? [{ path, article }] : []
  })
  const index = order.findIndex(({ path }) => fileOf(path) === file)
  if (index === -1) return value
  const link = (at: number): ArticleLink | undefined => {
    const found = order[at]
    return found && { path: found.path, city: found.article.city, title: found.article.title }
  }
  const [previous, next] = [link(index - 1), link(index + 1)]
  return { ...(value as Article), ...(previous && { previous }), ...(next && { next }) }
}
