import { isScalar, isSeq, type Node, Scalar } from 'yaml'
import {
  addRemark,
  type Field,
  type Fields,
  fieldOf,
  itemsOf,
  listFrom,
  named,
  renamed,
  take,
} from './nodes.ts'

/** What parts of one file take from another. */
export type Others = {
  /** The questions of faq.yaml that the home page and /about show, by id. */
  questions: Record<'onHome' | 'onAbout', readonly string[]>
  /** The words of the link to a map on the contact page. */
  map?: Node | undefined
}

/** How a part of a page of the old shape becomes a block. */
export type Part = {
  block: string
  /** Fields that it did not have. */
  with?: Readonly<Record<string, string | boolean>>
  /** The group whose fields become those of the block. */
  open?: string
  /** Fields that go into the block as they are. */
  keep?: readonly string[]
  /** Fields that have another name now. */
  names?: Readonly<Record<string, string>>
  /** Whatever else changes. Without an answer of true the old page did not show it. */
  change?: (block: Fields, others: Others) => boolean
  /** It stands below the last of these. */
  below?: readonly string[]
}

/** A list, or one group, whose `kind` said what it is. */
export type Kinds = { list: string; kinds: Readonly<Record<string, Part>> }

export type Shape = readonly (Part | Kinds)[]

/** Puts a field where another one is, which then follows it. */
function insertBefore(block: Fields, name: string, field: Field): void {
  const at = block.items.findIndex(({ key }) => key.value === name)
  block.items.splice(at === -1 ? block.items.length : at, 0, field)
}

const whichOnes = ' Ids from faq.yaml.'

/** The questions are named where they are shown. */
function showQuestions(on: keyof Others['questions']) {
  return (block: Fields, { questions }: Others): boolean => {
    const ids = questions[on].map((id) => new Scalar(id))
    const show = named('show', listFrom(ids, true))
    const more = fieldOf(block, 'more')
    if (more?.key.commentBefore === whichOnes) {
      delete more.key.commentBefore
      addRemark(show.key, whichOnes)
    }
    insertBefore(block, 'more', show)
    return ids.length > 0
  }
}

/** A value becomes the only one of a list. */
function inList(name: string, flow: boolean) {
  return (block: Fields): boolean => {
    const field = fieldOf(block, name)
    if (field?.value && !isSeq(field.value)) field.value = listFrom([field.value], flow)
    return true
  }
}

const home: Shape = [
  { block: 'hero', with: { look: 'scene' }, open: 'hero', names: { headline: 'heading' } },
  {
    list: 'sections',
    kinds: {
      stats: { block: 'figures', with: { look: 'rosettes' }, names: { tiles: 'show' } },
      services: { block: 'services' },
      guarantee: { block: 'guarantee' },
      strategy: { block: 'depreciation' },
      signs: { block: 'signs' },
      people: { block: 'team', with: { look: 'short', id: 'people' } },
      stories: { block: 'stories' },
      comparison: { block: 'comparison', with: { look: 'plate' } },
      pricing: { block: 'starting-prices' },
      questions: {
        block: 'questions',
        with: { tone: 'alternate' },
        change: showQuestions('onHome'),
      },
      next: { block: 'steps', with: { id: 'next', tone: 'plain' } },
      text: { block: 'text' },
    },
  },
]

const priceBlocks = ['planning-prices', 'accounting-prices', 'return-prices', 'additional-prices']

const pricing: Shape = [
  { block: 'hero', with: { look: 'prices' }, open: 'hero' },
  {
    list: 'sections',
    kinds: {
      guarantee: { block: 'guarantee' },
      journey: {
        block: 'steps',
        with: { look: 'line', id: 'journey', tone: 'plain' },
        names: { steps: 'items' },
      },
      planning: { block: 'planning-prices' },
      calculator: { block: 'calculator' },
      beforeAfter: {
        block: 'comparison',
        with: { look: 'drawing', id: 'before-after', tone: 'alternate' },
      },
      accounting: { block: 'accounting-prices' },
      preparation: { block: 'return-prices' },
      bundle: {
        block: 'closing',
        with: { look: 'drawing', id: 'bundle' },
        names: { button: 'schedule' },
      },
      additional: { block: 'additional-prices' },
      closing: { block: 'closing', with: { look: 'plain' } },
      text: { block: 'text', change: inList('text', false) },
    },
  },
  { block: 'billing', open: 'billing', keep: ['terms'], below: priceBlocks },
]

/** The days of a close and of a tax year are rows of one block. */
function inStrips(block: Fields): true {
  renamed(block, { packages: 'strips', groups: 'strips' })
  for (const strip of entriesOf(block, 'strips')) {
    renamed(strip, { tasks: 'rows', choices: 'rows' })
    for (const row of entriesOf(strip, 'rows')) {
      const ours = take(row, 'ours')
      if (isScalar(ours?.value) && ours.value.value === true) row.items.push(named('kind', 'ours'))
      renamed(row, { until: 'to' })
      for (const { value } of row.items) {
        if (isScalar(value) && typeof value.value === 'number') value.value = `day ${value.value}`
      }
    }
  }
  return true
}

function entriesOf(fields: Fields, name: string): Fields[] {
  const value = fieldOf(fields, name)?.value
  return (isSeq(value) && itemsOf(value)) || []
}

/** Blocks that are others now. */
export const replaced: Readonly<
  Record<string, { block: string; change: (block: Fields) => true }>
> = {
  close: { block: 'strip', change: inStrips },
  year: { block: 'strip', change: inStrips },
}

const exhibits = ['entities', 'deal', 'cash', 'options', 'forms']

const extras: Kinds = {
  list: 'extra',
  kinds: {
    guarantee: { block: 'guarantee' },
    figures: { block: 'figures', names: { claims: 'show' } },
    callout: {
      block: 'figures',
      with: { look: 'callout', id: 'callout' },
      names: { claim: 'show' },
      change: inList('show', true),
    },
    statement: { block: 'statement' },
    columns: { block: 'columns', with: { id: 'two-sides' } },
    comparison: { block: 'comparison' },
    statistics: {
      block: 'figures',
      with: { look: 'national', id: 'statistics' },
      names: { claims: 'show' },
    },
    checklist: { block: 'checklist' },
    stories: { block: 'stories' },
    session: {
      block: 'closing',
      with: { look: 'dark', id: 'session' },
      names: { button: 'schedule' },
    },
    extras: { block: 'additional-prices', with: { id: 'extras' } },
  },
}

/** The prices of a service are below its packages if it has any. */
export function serviceShape(hasPackages: boolean): Shape {
  const prices = ['prices']
  return [
    {
      block: 'hero',
      with: { look: 'tile' },
      keep: ['title', 'description', 'bookingNote', 'picture', 'pictureAlt'],
      names: { title: 'heading', description: 'lead', bookingNote: 'note' },
    },
    { block: 'offer', keep: ['offers', 'whoItsFor', ...(hasPackages ? [] : prices)] },
    ...(hasPackages ? [{ block: 'packages', open: 'packages', keep: prices }] : []),
    {
      list: 'exhibit',
      kinds: {
        ...Object.fromEntries(exhibits.map((kind) => [kind, { block: kind }])),
        ...replaced,
      },
    },
    { block: 'steps', keep: ['steps'], names: { steps: 'items' } },
    extras,
    { block: 'included', keep: ['youReceive', 'notIncluded'] },
    { block: 'questions', keep: ['questions', 'note'], names: { questions: 'items' } },
    { block: 'related', keep: ['related'], names: { related: 'items' } },
  ]
}

const about: Shape = [
  {
    block: 'hero',
    with: { look: 'years' },
    open: 'hero',
    keep: ['trunk'],
    names: { trunk: 'years' },
  },
  { block: 'purpose', keep: ['mission', 'founder'] },
  {
    block: 'names',
    with: { id: 'team', tone: 'alternate' },
    open: 'team',
    names: { roles: 'items' },
  },
  { block: 'serve', open: 'serve' },
  { block: 'questions', open: 'faq', change: showQuestions('onAbout') },
  { block: 'closing', open: 'closing' },
]

const ourFirm: Shape = [
  {
    block: 'hero',
    with: { look: 'team' },
    open: 'hero',
    keep: ['plate'],
    names: { plate: 'team' },
  },
  { block: 'mission', open: 'mission' },
  { block: 'names', with: { id: 'values', reveal: true }, open: 'values' },
  { block: 'founder', open: 'founder' },
  { block: 'team', with: { tone: 'alternate' }, open: 'team' },
  { block: 'points', with: { id: 'checks' }, open: 'checks' },
  { block: 'closing', open: 'closing' },
]

const contact: Shape = [
  { block: 'contact-hero', open: 'hero', keep: ['plate'] },
  { block: 'steps', with: { id: 'next', tone: 'plain' } },
  { block: 'ways', open: 'ways', keep: ['warning', 'reply'] },
  {
    block: 'offices',
    open: 'offices',
    change: (block, { map }) => {
      if (map) block.items.push(named('map', map))
      return true
    },
  },
  { block: 'accessibility', open: 'accessibility' },
]

/** The two lists of the end of the year are the columns of any two lists. */
function twoColumns(block: Fields): boolean {
  const columns = ['closes', 'open'].flatMap((name) => {
    const field = fieldOf(block, name)
    const column = field?.value as Fields | undefined
    if (!field || !column) return []
    block.items.splice(block.items.indexOf(field), 1)
    addRemark(column, field.key.commentBefore)
    if (name === 'open') column.items.push(named('mark', 'check'))
    return [column]
  })
  insertBefore(block, 'note', named('columns', listFrom(columns)))
  return true
}

const library: Shape = [
  { block: 'calendar-hero', open: 'hero', keep: ['plate'] },
  { block: 'calendar', open: 'calendar' },
  { block: 'columns', with: { id: 'year-end' }, open: 'yearEnd', change: twoColumns },
  { block: 'news' },
  { block: 'names', with: { id: 'coming' }, open: 'teasers' },
]

/** The pages of the old shape by the names of their files. */
export const pageShapes: Readonly<Record<string, Shape>> = {
  home,
  pricing,
  about,
  'about-our-firm': ourFirm,
  contact,
  'learning-library': library,
  'who-we-serve': [
    { block: 'hero', keep: ['title', 'lead'], names: { title: 'heading' } },
    { block: 'audiences', keep: ['street', 'prices', 'note', 'closing'] },
  ],
  faq: [{ block: 'faq', keep: ['title', 'sentence', 'heading', 'plate'] }],
  'sms-optin': [
    {
      block: 'sms',
      keep: ['title', 'lead', 'jump', 'plate', 'program', 'form', 'mail', 'composed'],
    },
  ],
  'case-studies': [
    { block: 'outcomes-hero', open: 'hero', keep: ['plate'] },
    { block: 'outcomes', open: 'outcomes' },
    { block: 'closing', with: { look: 'tinted', id: 'closing' }, open: 'closing' },
  ],
}

/** What a kind of section is called now, for the facts that say whether a page has it. */
export function blockNamed(page: string, kind: string): string {
  const list = pageShapes[page]?.find((part) => 'kinds' in part)
  return list?.kinds[kind]?.block ?? kind
}

/** Remarks that came with the sample and tell of the old shape. */
export const remarks: readonly (readonly [string, string])[] = [
  [
    '# In this order. Leave out a section, or move it; each kind once, and as many of the kind text as you like.',
    '# The page, from top to bottom. Move, copy, add or leave out a block; docs/blocks.md has them all.',
  ],
  [
    `# The page, from top to bottom. Move, reword or remove a section ("kind" names it); each kind once, but
# any number of kind "text", with id, heading and text. A section with prices needs its list in prices/,
# "guarantee" needs guarantee.yaml and "calculator" needs calculator in firm.yaml.`,
    `# The page, from top to bottom. Move, copy, add or leave out a block; docs/blocks.md has them all. A block
# with prices needs its list in prices/, "guarantee" needs guarantee.yaml and "calculator" needs calculator
# in firm.yaml: without it the block is not shown.`,
  ],
  ['# Which ones: onHome in faq.yaml.', `#${whichOnes}`],
  ['# Shown after the last section that has prices.', '# How every service is billed.'],
  ['# The home page shows these steps, too.', '# The steps on the home page and on /contact.'],
  [
    `# The questions on /faq, in this order. onHome, onAbout: the question is on that
# page too, any number of them.`,
    `# The questions on /faq, in this order. A block "questions" on another page names the ones it shows by id.`,
  ],
  [
    'The business days\n# under "exhibit" in services/accounting.yaml are the ones',
    'The business days\n# of the block "strip" in services/accounting.yaml are the ones',
  ],
  [
    '# of the block "close" in services/accounting',
    '# of the block "strip" in services/accounting',
  ],
  ['ours: true marks your own date.', 'kind: ours marks your own date.'],
]
