import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import * as built from '../src/data.ts'
import { fill } from '../src/fill.ts'
import { type Content, factsIn, type Json, schemaOf, toJsonSchema } from '../src/rules.ts'
import { articleHtml } from './article.ts'
import { content, fieldPath } from './content.ts'

// Renders an entry next to its form with the sections of the site: `Signs` renders the field `signs`, unless `view` in
// .meta() in src/schema specifies a different section. Shared content is previewed as it appears on one of its pages.

// biome-ignore lint/suspicious/noExplicitAny: each section has its own props, which its schema has checked
type View = FunctionComponent<any>
const modules = import.meta.glob<Record<string, View>>('../src/sections/*.tsx', { eager: true })
const sections: Record<string, View> = Object.assign({}, ...Object.values(modules))

function section(name: string, props: object) {
  const View = sections[name]
  return View && <View id={name.toLowerCase()} {...props} />
}
/** Returns the last saved version of a file. */
function saved(path: string): Json {
  const file = `content/${path}.yaml`
  return schemaOf(file)?.parse(fill(content.get(file), facts))
}
let facts = factsIn(content)

const ids = (items: { id: string }[]) => items.map(({ id }) => id)

/** Parts of a page that aren't named after their section, or need other content too. */
const views: Record<string, View> = {
  calendar: (props) => section('Calendar', { calendar: saved('deadlines'), ...props }),
  entities: ({ law = saved('services/business-formation').law, ...props }) =>
    section('Entities', { law, state: saved('services/business-formation').sCorporation.states[0], ...props }),
  outcomes: (props) => section('Outcomes', { guides: [], ...props }),
  packages: ({ show, ...props }) => {
    const { packages } = saved(show ? 'prices/accounting' : 'prices/tax-planning')
    return section('Packages', { packages: show ? built.pick(packages, show) : packages, withWork: true, ...props })
  },
  questions: ({ show, ...props }) =>
    section('Questions', show ? { items: built.pick(saved('faq').items, show), ...props } : props),
  related: (props) => section('Grid', { heading: 'Related services', ...props }),
  serve: (props) => section('Serve', { audiences: saved('pages/who-we-serve').audiences.groups, ...props }),
  statement: ({ value, ...props }) => section('Statement', value ? { text: value } : props),
}

/** Files and folders that one section renders as a whole. */
const fileViews: Record<string, View> = {
  'prices/additional': () => section('PriceList', saved('pages/pricing').additional),
  articles: ({ body, ...article }) => section('Article', { headings: [], ...article, html: articleHtml(body ?? '') }),
  'case-studies': () => section('Outcomes', { guides: [], ...saved('pages/case-studies').outcomes }),
  checklists: (checklist) => section('Checklist', checklist),
  claims: ({ claims }) => section('Rosettes', { ...saved('pages/home').figures, show: ids(claims) }),
  deadlines: (calendar) => section('Calendar', { ...saved('pages/learning-library').calendar, calendar }),
  faq: ({ items }) => section('Questions', { items }),
  firm: () => section('ContactHero', saved('pages/contact').hero),
  guarantee: () => section('Guarantee', saved('pages/pricing').guarantee),
  legal: ({ body, ...legal }) => section('LegalText', { headings: [], ...legal, html: articleHtml(body ?? '') }),
  notice: ({ text, from, until }) => section('Text', { heading: `Shown from ${from} through ${until}`, text }),
  prices: ({ packages }) => section('Packages', { heading: 'Packages', packages }),
  team: ({ people }) => section('People', { heading: 'People', all: people }),
  testimonials: ({ testimonials }) => section('Stories', { heading: 'Client stories', show: ids(testimonials) }),
}
const isPage = (file: string) => /^content\/(pages|services)\//.test(file)

function fileView(file: string): View | undefined {
  const [, path = ''] = /^content\/(.*)\.\w+$/.exec(file) ?? []
  return isPage(file) ? undefined : (fileViews[path] ?? fileViews[path.replace(/\/.*/, '')])
}

export const hasPreview = (file: string) => isPage(file) || fileView(file) !== undefined

/** Data that sections import, by its file. */
const shared: Record<string, Json> = {
  'content/firm.yaml': built.firm,
  'content/guarantee.yaml': built.guarantee,
  'content/team.yaml': built.team,
  'content/claims.yaml': { claims: built.claims },
  'content/testimonials.yaml': { testimonials: built.testimonials },
  'content/case-studies.yaml': { records: built.caseStudies },
  'content/prices/additional.yaml': { services: built.additionalPrices, quoted: built.quotedServices },
}

/** Replaces the built content that sections import with this content. */
function setPreviewContent(current: Content) {
  facts = factsIn(current)
  for (const [file, target] of Object.entries(shared)) {
    const value = schemaOf(file)?.parse(fill(current.get(file), facts)) as Json
    for (const [key, each] of Object.entries<Json>(target)) {
      if (Array.isArray(each)) each.splice(0, each.length, ...value[key])
      else target[key] = value[key]
    }
  }
}

/** The last complete version of each part, shown while one of its fields is unfinished. */
const last = new Map<string, string>()

/** Returns the HTML of an entry, preceded by a message for each part that isn't finished. */
export function preview(file: string, data: Record<string, unknown>): string {
  const current = new Map(content).set(file, data)
  const schema = schemaOf(file) as z.ZodObject
  const fileSection = fileView(file)
  const waiting: string[] = []
  const parts = fileSection
    ? [renderOrKeepLast('', () => renderFile(fileSection))]
    : Object.entries(schema.shape).map(([name, part]) =>
        renderOrKeepLast(name, () => renderPart(name, part as z.ZodType)),
      )
  return waiting.map((each) => renderToStaticMarkup(<p className="waiting">{each}</p>)).join('') + parts.join('')

  function renderOrKeepLast(name: string, render: () => string): string {
    try {
      if (file in shared) setPreviewContent(current)
      last.set(file + name, render())
    } catch (error) {
      waiting.push(reasonOf(error, name))
    }
    return last.get(file + name) ?? ''
  }

  function reasonOf(error: unknown, name: string): string {
    if (error instanceof TypeError) return "Part of this page can't be previewed here. You can still save."
    const [issue] = error instanceof z.ZodError ? error.issues : []
    if (!issue) return `To update this preview, fix ${(error as Error).message}.`
    const field = fieldPath({ file, path: [name || [], issue.path].flat() }, current).join(' › ')
    return `To update this preview, fix ${field}: ${issue.message}.`
  }

  function renderFile(View: View) {
    const { body, ...fields } = data
    const props = schema.parse(fill(fields, facts)) as object
    return renderToStaticMarkup(
      <View id={file.replace(/.*\/|\.\w+$/g, '')} {...props} body={body && fill(body, facts)} />,
    )
  }

  function renderPart(name: string, part: z.ZodType) {
    const { view = name.charAt(0).toUpperCase() + name.slice(1) } = toJsonSchema(schema).properties[name]
    const View = views[name] ?? sections[view]
    if (!View || data[name] === undefined) return ''
    const content = part.parse(fill(data[name], facts))
    const props = Array.isArray(content) || typeof content !== 'object' ? { value: content } : (content as object)
    return renderToStaticMarkup(<View id={name} {...props} />)
  }
}

/** Updates previews with the saved content. */
export const refresh = () => setPreviewContent(content)
