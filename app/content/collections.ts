import type { z } from 'zod'
import { matches } from './engine/files.ts'
import type { Collection } from './engine/load.ts'
import type { ImageFile } from './engine/measure-images.ts'
import { capacitySchema } from './schemas/capacity.ts'
import { checklistSchema } from './schemas/checklists.ts'
import { type Claims, claimsSchema } from './schemas/claims.ts'
import { firmSchema, nextSchema, practiceSchema } from './schemas/firm.ts'
import { interfaceSchema } from './schemas/interface.ts'
import { lettersSchema } from './schemas/letters.ts'
import { pageSchema } from './schemas/page.ts'
import { audiencesSchema, faqSchema, navigationSchema } from './schemas/pages.ts'
import {
  accountingPricesSchema,
  additionalPricesSchema,
  guaranteeOf,
  guaranteeSchema,
  planningPricesSchema,
  preparationPricesSchema,
} from './schemas/prices.ts'
import { redirectsSchema } from './schemas/redirects.ts'
import { caseStudiesSchema, testimonialsSchema } from './schemas/stories.ts'
import { calendarOf, deadlinesSchema, sourcesSchema, taxFactsSchema } from './schemas/tax.ts'
import { teamSchema } from './schemas/team.ts'
import { articleSchema, legalSchema, noticeSchema } from './schemas/texts.ts'
import { themeSchema } from './schemas/theme.ts'

const file = entries('file')
const optionalFile = entries('optional')
const folder = entries('folder')

/** Every file the firm may keep in content/, what it has to look like, and where it is in the content
    value. This table is the type of that value. */
const table = {
  firm: file('firm.yaml', firmSchema, "the firm's facts"),
  interface: file('interface.yaml', interfaceSchema, 'labels and short texts of the site itself'),
  theme: file('theme.yaml', themeSchema, 'colors, fonts, logo and icon'),
  navigation: file('navigation.yaml', navigationSchema, 'menus and footer columns'),
  redirects: optionalFile('redirects.yaml', redirectsSchema, 'old addresses and where they lead'),
  deadlines: optionalFile('deadlines.yaml', deadlinesSchema, 'the tax calendar', {
    derive: calendarOf,
  }),
  claims: optionalFile('claims.yaml', claimsSchema, 'every figure the site publishes', {}),
  prices: {
    planning: optionalFile('prices/tax-planning.yaml', planningPricesSchema, 'planning prices'),
    accounting: optionalFile('prices/accounting.yaml', accountingPricesSchema, 'accounting prices'),
    preparation: optionalFile(
      'prices/tax-preparation.yaml',
      preparationPricesSchema,
      'prices per return',
    ),
    additional: optionalFile(
      'prices/additional.yaml',
      additionalPricesSchema,
      'additional services',
    ),
  },
  taxFacts: optionalFile('tax-facts.yaml', taxFactsSchema, 'tax figures and dates'),
  sources: optionalFile('sources.yaml', sourcesSchema, 'where tax figures come from'),
  team: file('team.yaml', teamSchema, 'who works here'),
  caseStudies: optionalFile('case-studies.yaml', caseStudiesSchema, 'the sample outcomes'),
  testimonials: optionalFile('testimonials.yaml', testimonialsSchema, 'client stories'),
  practice: file('practice.yaml', practiceSchema, 'how the firm works with clients'),
  next: file('next.yaml', nextSchema, 'what happens after booking'),
  guarantee: optionalFile('guarantee.yaml', guaranteeSchema, 'the planning guarantee', {
    derive: guaranteeOf,
  }),
  notice: optionalFile('notice.yaml', noticeSchema, 'a dated notice on every page'),
  capacity: optionalFile('capacity.yaml', capacitySchema, 'which new clients the firm takes'),
  faq: file('faq.yaml', faqSchema, 'questions and answers'),
  audiences: optionalFile('audiences.yaml', audiencesSchema, 'who the firm serves'),
  letters: optionalFile('letters.yaml', lettersSchema, 'letters that the IRS sends'),
  pages: folder('pages/*.yaml', pageSchema, 'a page', {
    needs: ['home', 'pricing', 'about', 'about-our-firm', 'faq', 'contact'],
  }),
  services: folder('services/*.yaml', pageSchema, 'a service'),
  articles: folder('articles/*.md', articleSchema, 'a local article'),
  legal: folder('legal/*.md', legalSchema, 'a legal text', {
    needs: ['privacy-policy', 'terms'],
  }),
  checklists: folder('checklists/*.yaml', checklistSchema, 'a checklist to print'),
}

type Kind = 'file' | 'optional' | 'folder'
type Entry<Is = Kind, Value = unknown> = Collection & { kind: Is; value?: Value }

function entries<Is extends Kind>(kind: Is) {
  const optional = kind === 'optional'
  return <Schema extends z.ZodType, Value = z.output<Schema>>(
    pattern: string,
    schema: Schema,
    what: string,
    more: Pick<Collection, 'needs'> & {
      derive?: (value: z.output<Schema>) => Value
    } = {},
  ): Entry<Is, Value> => ({ kind, pattern, schema, what, optional, ...more }) as Entry<Is, Value>
}

type ValueOf<Each> =
  Each extends Entry<infer Is extends Kind, infer Value>
    ? {
        file: Value
        optional: Value | undefined
        folder: Readonly<Record<string, Value>>
      }[Is]
    : { readonly [Key in keyof Each]: ValueOf<Each[Key]> }

/** The values of all files, by their places in the table. A folder's values have the names of the
    files: services['tax-planning']. */
export type Files = ValueOf<typeof table>

/** Everything the firm says, checked. Whatever shows, draws or counts it takes this value. */
export type Content = Omit<Files, 'claims'> & {
  readonly claims: Claims
  /** When the tax figures of a file were checked, and how long they hold, by the file. */
  readonly figures: Readonly<Record<string, { reviewed: string; validThrough: string }>>
  /** The pictures in images/ and the fonts in fonts/. */
  readonly images: Readonly<Record<string, ImageFile>>
  readonly fonts: readonly string[]
  /** The day it was read, where the firm is. */
  readonly today: string
}

type Group = { readonly [key: string]: Entry | Group }

export const collections: readonly Collection[] = entriesOf(table)

function entriesOf(group: Group): Entry[] {
  return Object.values(group).flatMap((each) => (isEntry(each) ? [each] : entriesOf(each)))
}

function isEntry(each: Entry | Group): each is Entry {
  return typeof each.kind === 'string'
}

export function collectionOf(file: string): Collection | undefined {
  return collections.find(({ pattern }) => matches(pattern, file))
}

/** Puts values, which are known by their files, in the places of the table. A file that was not read
    has no value, hence Partial; the schemas have already checked the rest. */
export function arrange(values: ReadonlyMap<string, unknown>): PartialFiles {
  return place(table) as PartialFiles

  function place(group: Group): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(group).map(([key, each]) => [
        key,
        isEntry(each) ? valueAt(each) : place(each),
      ]),
    )
  }

  function valueAt({ kind, pattern }: Entry): unknown {
    if (kind !== 'folder') return values.get(pattern)
    const files = [...values].filter(([file]) => matches(pattern, file))
    return Object.fromEntries(
      files.map(([file, value]) => [file.replace(/^.*\/|\.\w+$/g, ''), value]),
    )
  }
}

/** Of content whose files may be missing. */
export type PartialFiles = {
  readonly [Key in keyof Files]?: Key extends 'prices' ? Partial<Files[Key]> : Files[Key]
}
