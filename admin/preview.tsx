import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { z } from 'zod'
import { type Facts, fill } from '../src/fill.ts'

// Beside the form, the section that it fills. A section that is not here has no preview.

// biome-ignore lint/suspicious/noExplicitAny: each section has its own words, which its schema has checked
type View = FunctionComponent<any>
const modules = import.meta.glob<Record<string, View>>('../src/sections/*.tsx', { eager: true })
const sections: Record<string, View> = Object.assign({}, ...Object.values(modules))
const { Grid, Packages, People, Questions, Statement } = sections

/** The sections, each with the names that its words have in the schemas of pages; "home:hero" is of one page alone. */
const places: Record<string, string> = {
  Audiences: 'audiences',
  Callout: 'bundle callout session',
  CashForecast: 'cash',
  Closing: 'closing',
  Comparison: 'beforeAfter comparison dates options',
  ContactHero: 'contact:hero',
  Deal: 'deal',
  Depreciation: 'depreciation',
  Figures: 'figures national',
  FormTree: 'formTree',
  Founder: 'founder',
  Grid: 'checks coming firm journey next services steps tools values',
  Guarantee: 'guarantee',
  Hero: 'hero',
  Letters: 'letters',
  LibraryHero: 'learning-library:hero',
  MonthlyClose: 'close',
  Offer: 'offer',
  PriceList: 'additional',
  PricesByQuestion: 'prices',
  Questions: 'questions',
  Rosettes: 'home:figures',
  Rows: 'ways',
  SamplePlan: 'samplePlan',
  Signs: 'signs',
  SmsProgram: 'program',
  Stories: 'stories cases',
  StreetHero: 'home:hero',
  Strip: 'strip',
  Text: 'accessibility:statement limits mission',
  TwoLists: 'twoLists',
}
/** What is a list or a text in its file has no heading of its own. */
const views: Record<string, View | undefined> = {
  ...Object.fromEntries(
    Object.entries(places).flatMap(([name, at]) => at.split(' ').map((each) => [each, sections[name]])),
  ),
  'faq:items': ({ value }) => Questions && <Questions id="faq" items={value} />,
  packages: ({ value }) => Packages && value && <Packages id="packages" heading="Packages" packages={value} />,
  people: ({ value, ...words }) => People && <People heading="People" {...words} all={value} />,
  related: (words) => Grid && <Grid heading="Related services" {...words} />,
  statement: ({ value }) => Statement && <Statement id="statement" text={value} />,
}

/** A section stays as it was while a word is half typed, such as an unknown {fact}. */
const last = new Map<string, string>()

/** The sections of a file as HTML. */
export function drawn(page: string, schema: z.ZodObject, data: Record<string, unknown>, facts: Facts): string {
  const sections = Object.entries(schema.shape).map(([name, part]) => {
    const place = `${page}:${name}`
    const View = views[place] ?? views[name]
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
  return sections.join('')
}
