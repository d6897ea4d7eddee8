import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import * as built from '../src/data.ts'
import { fill } from '../src/fill.ts'
import { type Content, factsIn, type Json, json, schemaOf } from '../src/rules.ts'
import { articleHtml } from './article.ts'
import { content, fieldPath } from './rules.ts'

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
const page = (path: string) => built.page(path as never) as Json
const ids = (items: { id: string }[]) => items.map(({ id }) => id)

/** Parts of a page that aren't named after their section. */
const views: Record<string, View> = {
  related: (props) => section('Grid', { heading: 'Related services', ...props }),
  statement: ({ value, ...props }) => section('Statement', value ? { text: value } : props),
}

/** Files and folders that one section renders as a whole. */
const fileViews: Record<string, View> = {
  articles: ({ body, ...article }) => section('Article', { headings: [], ...article, html: articleHtml(body ?? '') }),
  checklists: (checklist) => section('Checklist', checklist),
  claims: ({ claims }) => section('Rosettes', { ...page('pages/home').figures, show: ids(claims) }),
  deadlines: (calendar) => section('Calendar', { ...page('pages/learning-library').calendar, calendar }),
  faq: ({ items }) => section('Questions', { items }),
  firm: () => section('ContactHero', page('pages/contact').hero),
  guarantee: () => section('Guarantee', page('pages/pricing').guarantee),
  notice: ({ text, from, until }) => section('Text', { heading: `Shown from ${from} through ${until}`, text }),
  packages: ({ packages }) => section('Packages', { heading: 'Packages', packages }),
  team: ({ people }) => section('People', { heading: 'People', all: people }),
  testimonials: ({ testimonials }) => section('Stories', { heading: 'Client stories', show: ids(testimonials) }),
}
const fileView = (file: string) =>
  fileViews[file.split('/')[1]?.replace('.yaml', '') ?? ''] ??
  (/prices\/(?!additional)/.test(file) ? fileViews.packages : undefined)

/** Data that sections import, by its file. */
const shared: Record<string, Json> = {
  'content/firm.yaml': built.firm,
  'content/guarantee.yaml': built.guarantee,
  'content/team.yaml': built.team,
  'content/claims.yaml': { claims: built.claims },
  'content/testimonials.yaml': { testimonials: built.testimonials },
  'content/case-studies.yaml': { records: built.caseStudies },
}

let facts = factsIn(content)

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
  const whole = fileView(file)
  const waiting: string[] = []
  const parts = whole
    ? [shown('', () => renderWhole(whole))]
    : Object.entries(schema.shape).map(([name, part]) => shown(name, () => renderPart(name, part as z.ZodType)))
  return waiting.map((each) => `<p class="waiting">${each}</p>`).join('') + parts.join('')

  function shown(name: string, render: () => string): string {
    try {
      if (file in shared) setPreviewContent(current)
      last.set(file + name, render())
    } catch (error) {
      const [issue] = error instanceof z.ZodError ? error.issues : []
      const field = issue ? fieldPath({ file, path: [name || [], issue.path].flat() }, current).join(' › ') : ''
      const reason = issue?.message ?? (error as Error).message
      waiting.push(renderToStaticMarkup(<>To update this preview, fix {field ? `${field}: ${reason}` : reason}.</>))
    }
    return last.get(file + name) ?? ''
  }

  function renderWhole(View: View) {
    const { body, ...fields } = data
    const props = schema.parse(fill(fields, facts)) as object
    return renderToStaticMarkup(<View id="preview" {...props} body={body && fill(body, facts)} />)
  }

  function renderPart(name: string, part: z.ZodType) {
    const { view = name.charAt(0).toUpperCase() + name.slice(1) } = json(schema).properties[name]
    const View = views[name] ?? sections[view]
    if (!View || data[name] === undefined) return ''
    const content = part.parse(fill(data[name], facts))
    const props = Array.isArray(content) || typeof content !== 'object' ? { value: content } : (content as object)
    return renderToStaticMarkup(<View id={name} {...props} />)
  }
}

/** Updates previews with the saved content. */
export const refresh = () => setPreviewContent(content)
