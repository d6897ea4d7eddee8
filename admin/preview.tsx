import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { z } from 'zod'
import { type Facts, fill } from '../src/fill.ts'
import { json } from '../src/rules.ts'

// Next to the form, the sections that it fills: `signs` of a page is drawn by `Signs`, unless `view` of .meta() in
// src/schema names another section. The rest has no preview.

// biome-ignore lint/suspicious/noExplicitAny: each section has its own words, which its schema has checked
type View = FunctionComponent<any>
const modules = import.meta.glob<Record<string, View>>('../src/sections/*.tsx', { eager: true })
const sections: Record<string, View> = Object.assign({}, ...Object.values(modules))
const { Grid, Packages, People, Questions, Statement } = sections

/** What is a list or a text in its file has no heading of its own. */
const views: Record<string, View> = {
  items: ({ value }) => Questions && <Questions id="faq" items={value} />,
  packages: ({ value }) => Packages && value && <Packages id="packages" heading="Packages" packages={value} />,
  people: ({ value, ...words }) => People && <People heading="People" {...words} all={value} />,
  related: (words) => Grid && <Grid heading="Related services" {...words} />,
  statement: ({ value }) => Statement && <Statement id="statement" text={value} />,
}
const viewOf = (name: string, view?: string) =>
  view ? sections[view] : (views[name] ?? sections[name.charAt(0).toUpperCase() + name.slice(1)])

/** A section stays as it was while a word is half typed, such as an unknown {fact}. */
const last = new Map<string, string>()

/** The sections of a file as HTML. */
export function drawn(path: string, schema: z.ZodObject, data: Record<string, unknown>, facts: Facts): string {
  const { properties } = json(schema)
  const all = Object.entries(schema.shape).map(([name, part]) => {
    const place = `${path}:${name}`
    const View = viewOf(name, properties[name].view)
    if (!View || data[name] === undefined) return ''
    try {
      const words = (part as z.ZodType).parse(fill(data[name], facts))
      const props = Array.isArray(words) || typeof words !== 'object' ? { value: words } : words
      last.set(place, renderToStaticMarkup(<View id={name} {...props} />))
    } catch {
      // What is wrong is said at the field, or when it is saved.
    }
    return last.get(place) ?? ''
  })
  return all.join('')
}
