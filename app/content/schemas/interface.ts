import type { z } from 'zod'
import type { About } from '#app/content/engine/declared.ts'
import { checked, group, prose, text } from '#app/content/engine/fields.ts'
import { label } from './common.ts'

/** `values` are the names of what the page fills in, in one string. */
type Words = About & { readonly values?: string; readonly max?: number }

function words({ values = '', max = values ? 120 : 60, ...about }: Words = {}) {
  return text({ max, values: values.split(' ').filter(Boolean), ...(about as object) })
}

/** Short texts; a mere string has the values that the page fills in: { opens: 'day time' }. */
function texts<const Names extends string>(fields: Readonly<Record<Names, string | Words>>) {
  const made = Object.entries<string | Words>(fields).map(([name, field]) => [
    name,
    words(typeof field === 'string' ? { values: field } : field),
  ])
  return Object.fromEntries(made) as Record<Names, ReturnType<typeof words>>
}

/** A button that copies something, and what is said then. */
function copying(what: string) {
  return group(
    texts({
      copy: { about: `The button that copies ${what}.` },
      copied: '',
      refused: { about: 'Where it could not be copied.' },
      address: { about: 'The name of the field that then shows it.' },
    }),
  )
}

/** A sentence for one and another for more. */
function counted(each: ReturnType<typeof words>, about: About = {}) {
  return group({ one: each, many: each }, about as object)
}

const expectedLanguage = 'the short name of a language, such as en-US or es-US'

/** "es-US"; a name that browsers know. */
export const language = checked(
  (tag) => (isLanguage(tag) ? undefined : { expected: expectedLanguage }),
  {
    about: 'The language of the pages; dates, weekdays, hours and lists follow it.',
    max: 20,
    expected: 'plain text on one line',
    example: 'en-US',
  },
)

function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).toString() === tag
  } catch {
    return false
  }
}

/** Where the firm is and licensed. */
function location(field: Words) {
  return words({ ...field, max: 300 }).refine(
    (sentence) => sentence.plain.includes('{licensed}'),
    'a sentence with {licensed} where the license is named',
  )
}

const spoken = 'Read by screen readers.'

const exhibits = group(
  {
    year: group(texts({ choice: '', open: '', until: 'day', between: 'from to' }), {
      label: 'The tax year',
    }),
    close: group(
      texts({
        task: '',
        days: '',
        send: { values: 'what', about: 'A task of the client.' },
        do: { values: 'what', about: 'A task of the firm.' },
        get: { values: 'what', about: 'What the client gets.' },
        tick: { values: 'day', about: 'On the line of days.' },
        day: { values: 'day', about: 'When a task is due.' },
        between: { values: 'from to', about: 'When a task is done.' },
      }),
      { label: 'Month-end close' },
    ),
    cash: group(
      {
        caption: words({ values: 'week short least', max: 200 }),
        ...texts({
          week: '',
          planned: '',
          after: { about: 'After the decisions.' },
          short: { values: 'week', about: 'A week that ends below zero.' },
          moves: { values: 'amount from weeks', about: 'What a decision moves.' },
          movesAtCost: {
            values: 'amount from weeks cost',
            about: 'The same where it costs something.',
          },
          lift: { values: 'amount', about: 'What a decision does to the lowest week.' },
        }),
        weeks: counted(label(), { about: 'Before the numbers of the weeks.' }),
        ...texts({
          lines: { about: 'Above the list of every line.' },
          opening: { values: 'amount', about: 'What is in the bank at the start.' },
          reserve: { values: 'amount', about: 'The least that the owner wants in the bank.' },
          always: { values: 'line amount', about: 'A line that is the same every week.' },
          sometimes: { values: 'line amount weeks', about: 'A line of some weeks.' },
        }),
      },
      { label: '13-week cash plan' },
    ),
    forms: group(texts({ form: 'form', due: 'date' }), {
      about: 'Which return a visitor files, question by question.',
    }),
    options: group(
      texts({
        situation: '',
        any: { about: 'An option for every amount.' },
        upTo: 'to',
        between: 'from to',
        over: 'from',
      }),
      { about: 'What a reader may ask for, by situation and by amount.' },
    ),
    entities: group(
      {
        caption: words({ values: 'profit', max: 160 }),
        ...texts({
          pay: { values: 'pay', about: "The owner's pay, where it is always the same." },
          payOrLess: {
            values: 'pay others',
            about: "The owner's pay, where profit does not always allow it.",
          },
          payFrom: {
            values: 'pay profit',
            about: 'One of {others}: a lower pay and the profit that allows it.',
          },
          profit: '',
          keep: { about: 'Above what the owner keeps.' },
          about: {
            values: 'profit',
            label: 'About an amount',
            about: 'At the profit where both are even.',
          },
          even: { about: 'Where both leave the same.' },
          less: 'amount',
          more: { values: 'amount' },
        }),
        tableCaption: words({ max: 120 }),
        ...texts({
          sole: { about: 'A sole owner.' },
          llc: '',
          corporation: '',
          payroll: { about: 'What running a payroll costs.' },
          filing: { about: 'What filing another return costs.' },
          left: { values: 'profit', about: 'What is left of a profit.' },
          social: { label: 'Social Security and Medicare' },
          income: { about: 'Income tax.' },
        }),
      },
      { label: 'Comparison of company forms' },
    ),
    deal: group(
      {
        intro: words({ values: 'more price years', max: 300, label: 'Introduction' }),
        ...texts({
          sellerCaption: 'ordinary gain',
          step: '',
          asset: { about: 'The name of an asset deal.' },
          stock: { about: 'The name of a stock deal.' },
          price: '',
          notSold: { about: 'Equipment in a stock deal.' },
          equipmentTax: 'rate amount',
          stockTax: 'rate amount',
          goodwillTax: 'rate amount',
          keeps: { about: 'What the seller keeps.' },
          buyerCaption: '',
          when: '',
          writeOff: '',
          firstYear: 'equipment yearly',
          nextYears: 'years yearly',
          allYears: 'years',
        }),
        buyerNote: words({ values: 'years', max: 300 }),
      },
      { label: 'Sale of a business' },
    ),
  },
  { about: 'The drawings and tables of the services, by their kind.' },
)

/** The words that stand in components, in a group for each of them. */
export const interfaceSchema = group({
  language,
  header: group(
    texts({
      skip: { label: 'Skip to the content', about: 'Appears when a visitor presses Tab.' },
      contact: { about: 'The link to the contact page.' },
      theme: { label: 'Light and dark', about: spoken },
    }),
    { about: 'At the top of every page.' },
  ),
  nav: group(
    texts({
      main: { label: 'Name of the menu, for screen readers' },
      mobile: { label: 'Name of the menu on phones, for screen readers' },
      menu: { about: 'The button that opens the menu on a phone.' },
      home: { about: 'The link to the home page.' },
      all: {
        values: 'count',
        about: 'Where a menu or a column of the footer has more pages than it can name.',
      },
    }),
    { label: 'Menus' },
  ),
  page: group(
    texts({
      breadcrumb: { about: spoken },
      notice: { about: spoken },
      quickActions: { about: spoken },
      prices: { about: 'In the bar of a phone.' },
      call: { label: 'Call button', about: 'In the bar of a phone.' },
      book: { about: 'In the bar of a phone.' },
    }),
    { about: 'Around every page: the trail above it, the dated notice and the bar of a phone.' },
  ),
  plain: group(
    texts({
      closing: { label: 'End of the page', about: 'Above the booking buttons at its end.' },
      news: { label: 'Heading of the news', about: 'In the learning library.' },
    }),
    { about: 'The pages in `plain/`.' },
  ),
  link: group(
    texts({
      newTab: { about: spoken },
      at: { values: 'site', label: 'Name of the other site', about: 'Printed after some of them.' },
    }),
    { label: 'Links to other sites', about: "After a link to another company's site." },
  ),
  footer: group(
    {
      ...texts({
        schedule: { label: 'Booking button' },
        nav: { label: 'Name of the footer, for screen readers' },
        follow: { about: 'Above the links to social networks.' },
        clients: { about: spoken },
        portal: { about: 'The link to the client portal.' },
        pay: { label: 'Link to the payment page' },
        copyright: { max: 160 },
      }),
      notice: words({
        label: 'Required notice',
        about: 'The law prescribes it on every page.',
        max: 400,
      }),
      licenses: words({
        values: 'licenses',
        about: 'Appears only with a CPA license.',
      }),
      enrolledAgents: words({
        about: 'Appears only with an Enrolled Agent in `team.yaml`.',
        max: 160,
      }),
    },
    { about: 'At the bottom of every page.' },
  ),
  booking: group(
    texts({
      schedule: { label: 'Booking button' },
      call: { label: 'Call button' },
      write: { label: 'Email button', about: 'For a firm without a booking page and a phone.' },
    }),
    { about: 'The buttons of services and articles.' },
  ),
  notFound: group(
    {
      ...texts({ title: { about: 'In the browser tab.' }, heading: '' }),
      text: prose({ max: 260 }),
    },
    { about: 'An address that leads nowhere.' },
  ),
  moved: group(texts({ heading: '' }), {
    about: 'An old address in `redirects.yaml`, on hosts that cannot redirect.',
  }),
  error: group(
    {
      ...texts({ title: { about: 'In the browser tab.' }, heading: '', status: '' }),
      text: prose({ max: 260 }),
      ...texts({
        call: { label: 'Before the phone number', about: 'When a part of a page fails.' },
        write: { label: 'Before the email address', about: 'For a firm without a phone.' },
      }),
    },
    { about: 'When the server fails.' },
  ),
  notes: group(
    {
      savings: words({
        values: 'basis',
        label: 'Notice beside savings',
        about: 'Rules prescribe it; {basis} is what a figure rests on.',
        max: 200,
      }),
      sample: words({
        label: 'Notice beside sample outcomes',
        about: "Rules prescribe it: don't reword it without asking a lawyer.",
        max: 160,
      }),
      illustrative: words({
        label: 'Name of an illustrative example',
        about: 'In place of the name of a client.',
      }),
      notAClient: words({
        label: 'Not an actual client',
        about: 'Rules prescribe it beside an illustrative example.',
        max: 160,
      }),
      ...texts({
        asOf: { values: 'date', about: 'For when a figure is right.' },
        reviewed: {
          values: 'date',
          label: 'Last reviewed',
          about: 'When the tax figures of a page were last checked.',
        },
        outOfDate: {
          values: 'date',
          about: 'Beside texts whose tax figures have passed their last day.',
        },
      }),
    },
    { about: 'Sentences beside figures and stories.' },
  ),
  contents: group(
    {
      label: label({ label: 'Heading' }),
      sections: counted(words({ values: 'count' }), { about: 'With the number of sections.' }),
    },
    { about: 'The list of headings beside legal pages and articles.' },
  ),
  faq: group(texts({ link: { label: 'Link to one answer' } }), {
    label: 'Questions',
    about: 'Below each answer of the FAQ.',
  }),
  prices: group(
    texts({
      varies: { about: 'A price of which the list says Varies.' },
      range: { values: 'from to', about: 'From the lowest to the highest price.' },
      hr: { values: 'price', label: 'By the hour' },
      mo: { values: 'price', label: 'By the month' },
      each: { values: 'price', label: 'For each' },
      total: { values: 'price', label: 'In total' },
    }),
    { about: 'Prices that vary, and what a cost is charged for.' },
  ),
  numbers: words({
    about: 'Small numbers in words, from zero up; above the last one the site writes digits.',
    max: 300,
  }),
  and: label({ about: 'Before the last of several names.' }),
  team: group(
    texts({
      articles: { about: 'What the name of one person in `team.yaml` may begin with.' },
      one: { values: 'role', about: 'A firm of one person.' },
      oneWith: { values: 'one support', about: 'One person with support staff.' },
      size: { values: 'count', about: 'How large the team is.' },
      person: { about: 'How many people, where it is one.' },
      people: { values: 'count', about: 'How many people.' },
      including: { values: 'count support', about: 'How many people, support staff included.' },
      ring: { about: 'The drawing of the team, in words: a firm of one.' },
      twoRings: { about: 'The same for two people.' },
      rings: { values: 'count', about: 'The same for more.' },
      aroundMark: { values: 'rings', about: 'Where the mark of the firm is inside.' },
    }),
    { about: 'What the site says of the team, counted from `team.yaml`.' },
  ),
  person: group(
    texts({
      title: { values: 'name role', label: 'Title in search results and tabs' },
      description: { values: 'name one', label: 'Description in search results', max: 200 },
      lookUp: { about: 'The link to where a license can be looked up.' },
      languages: { values: 'languages', about: 'Which languages the person speaks.' },
      reviewed: {
        values: 'name',
        about: 'The heading above the articles the person has reviewed.',
      },
    }),
    { about: 'On the page of a person in `team.yaml`.' },
  ),
  holidays: group(
    texts({
      newYear: { label: "New Year's Day" },
      king: { label: 'Martin Luther King Jr. Day' },
      presidents: { label: "Presidents' Day" },
      emancipation: {
        label: 'Emancipation Day',
        about: 'A holiday in Washington, D.C., which moves federal deadlines.',
      },
      memorial: { label: 'Memorial Day' },
      juneteenth: '',
      independence: { label: 'Independence Day' },
      labor: { label: 'Labor Day' },
      columbus: { label: 'Columbus Day' },
      veterans: { label: 'Veterans Day' },
      thanksgiving: '',
      christmas: '',
      weekday: { values: 'day', about: 'A Saturday or a Sunday.' },
    }),
    { about: 'Why a date of the tax calendar has moved.' },
  ),
  outside: group(
    texts({
      scheduling: '',
      blog: '',
      social: { label: 'Social media' },
      google: '',
      irs: { label: 'The IRS' },
      portal: '',
      pay: '',
      partners: '',
    }),
    { about: 'The sites that links lead to: {outsideSites} in the legal pages lists yours.' },
  ),
  partner: group(
    {
      open: words({ about: 'While it is not known whether you are paid.' }),
      paid: words({ about: 'Where you are paid for referrals.', max: 160 }),
      unpaid: words({ about: 'Where you are not paid for referrals.', max: 160 }),
    },
    { about: 'Beside a service of another company; rules ask for it.' },
  ),
  sms: group(
    {
      frequency: words({ label: 'How often, in words', max: 120 }),
      upTo: words({ values: 'count', about: 'Where you have said how many at most.' }),
    },
    {
      label: 'Text messages',
      about: '{smsFrequency} in texts; phone companies prescribe what it says.',
    },
  ),
  story: group(
    texts({
      saved: 'tax',
      refunded: { values: 'tax refund', about: 'Where the return ends in a refund.' },
    }),
    { about: 'Client stories, after the amount saved.' },
  ),
  hours: group(
    texts({
      rest: { label: 'Before the hours outside a season' },
      following: {
        values: 'day',
        label: 'The same weekday a week later',
        about: 'The next business day of a week that has only one.',
      },
    }),
    { label: 'Opening hours' },
  ),
  openStatus: group(
    texts({
      open: '',
      until: { values: 'time', about: 'Open, and until when.' },
      closed: '',
      opens: { values: 'day time', about: '{day} is "today", a weekday or a date.' },
      today: '',
      elsewhere: {
        values: 'zone time',
        label: 'In another time zone',
        about: 'For visitors in another time zone.',
      },
    }),
    { about: 'Whether the office is open.' },
  ),
  calculator: group(
    {
      ...texts({
        prompt: { values: 'button', about: 'Before anything is entered.' },
        savings: { label: 'Possible savings' },
        low: { values: 'percent', about: 'The low end of the savings.' },
        high: { values: 'percent', about: 'The high end of the savings.' },
        rate: { about: 'The effective tax rate.' },
        spoken: { values: 'least most rate', about: spoken },
        doubt: { about: 'Where the tax is more than the income.', max: 120 },
      }),
    },
    { about: 'The savings calculator.' },
  ),
  tools: group(
    {
      ...texts({
        empty: { values: 'field', about: 'For a field that is empty.' },
        zero: { values: 'field', about: 'For a field that is zero.' },
        limits: { values: 'field least most', about: 'For an amount out of its limits.' },
        whole: { values: 'field least most', about: 'For a number out of its limits.' },
        print: { about: 'The button that prints the answer.' },
      }),
      stale: group(
        texts({
          call: 'tool date phone',
          write: { values: 'tool date email', about: 'For a firm without a phone number.' },
        }),
        { about: 'In place of figures that are out of date.' },
      ),
      link: copying('a link to these numbers'),
      list: copying('the answer as text'),
    },
    { label: 'All calculators', about: '{field} is the name of a field.' },
  ),
  checklist: group(
    {
      ...texts({
        copy: { about: 'The button that copies the list as text.' },
        have: { about: 'In the copied text, above what is checked.' },
        missing: { about: 'In the copied text, above what is not.' },
      }),
      safely: words({
        label: 'How to send it',
        values: 'portal',
        about: 'Below the list and in the copied text.',
        max: 160,
      }),
    },
    { label: 'Checklists', about: 'The pages in `checklists/`.' },
  ),
  smsRequest: group(
    texts({
      consent: '',
      request: '',
      terms: { about: 'Before what the consent says, without script.' },
      wording: { about: 'Before the wording of the consent.' },
      version: { values: 'date', about: 'The day of that wording.' },
      page: '',
      time: { about: 'Before the local time.' },
    }),
    { label: 'Email of the text message form', about: 'The email that the form writes.' },
  ),
  outcomeTable: group(
    texts({
      table: { values: 'name', about: spoken },
      none: { about: 'A field that does not apply.' },
      refund: 'amount',
      sort: { values: 'table', about: 'Before the column to sort by.' },
      order: { values: 'of', about: 'Before the order to sort in.' },
      of: { values: 'table', about: spoken },
      descending: '',
      ascending: '',
      sorted: { values: 'table column direction', about: spoken },
    }),
    { about: 'The tables of the case studies.' },
  ),
  pricing: group(
    {
      ...texts({
        sheet: { values: 'date', about: 'Heads the printed page.' },
        jumps: { about: spoken },
        from: { values: 'price', about: 'Before a price that is only the lowest.' },
        common: { about: 'On the package that is the common choice.' },
      }),
      basis: words({ values: 'basis date', label: 'How it is counted', max: 200 }),
      pay: words({ values: 'link site', about: 'The sentence with the link to the payment page.' }),
    },
    { about: 'The pricing page.' },
  ),
  service: group(
    texts({
      offers: { label: 'What we do' },
      whoItsFor: { label: 'Who it is for' },
      prices: '',
      onboarding: { values: 'price', label: 'Onboarding fee' },
      steps: '',
      youReceive: { label: 'What the client receives' },
      notIncluded: '',
      questions: '',
      statement: { about: spoken },
      otherServices: '',
      related: { about: spoken },
    }),
    { about: 'The headings of every service.' },
  ),
  exhibits,
  article: group(
    {
      team: words({ about: 'The author, unless the firm is one person.', max: 90 }),
      ...texts({
        minutes: { values: 'minutes', about: 'How long it takes to read.' },
        published: 'date',
        updated: { values: 'date', label: 'Last changed' },
        reviewed: { values: 'date', label: 'Last reviewed' },
        reviewedBy: 'reviewer date',
      }),
      location: location({
        values: 'city licensed',
        about: 'A rule prescribes it: the reader must know where the firm is.',
      }),
      local: location({
        values: 'city address licensed',
        label: 'Location, where the city has an office',
        about: "Where the article's city has an office; {address} is then that office's.",
      }),
      licensed: counted(words({ values: 'licenses', max: 200 }), {
        about: 'Where there is a CPA license.',
      }),
      ...texts({
        basis: {
          values: 'number',
          label: 'Link to the record',
          about: 'What the figures of the article rest on, in the notice beside them.',
        },
        record: { values: 'number', about: 'The words of the link to that record.' },
        sources: '',
        back: { values: 'number', label: 'Back to a note', about: spoken },
        backTo: { values: 'number place', label: 'Back to a place', about: spoken },
        checked: { values: 'date', about: 'When the tax figures of the page were last checked.' },
        more: { label: 'Heading of other articles', about: spoken },
        previous: 'city',
        next: 'city',
      }),
    },
    { about: 'Around the text of an article.' },
  ),
  text: group(
    texts({
      note: { values: 'number', about: 'Read by screen readers at a note mark.' },
      takeaways: '',
      print: { values: 'link', about: 'How to print a sheet alone.' },
      printLink: { about: 'The link in that sentence.' },
    }),
    { about: 'Inside the text of an article.' },
  ),
  files: group(
    {
      ...texts({
        firm: '',
        services: '',
        articles: '',
        legal: '',
        license: { about: 'What search engines are told a CPA license is.' },
        phone: { values: 'phone', label: 'Phone, for assistants' },
        pageItself: {
          values: 'url date',
          label: 'Where a page is',
          about: 'At the end of the text version of a page, for assistants.',
        },
      }),
      about: words({ label: 'About this site', max: 300 }),
      feed: words({ label: 'News feed', about: 'The title of the feed of articles.', max: 120 }),
    },
    { about: 'What assistants, feed readers and search engines read.' },
  ),
})

export type Interface = z.infer<typeof interfaceSchema>
