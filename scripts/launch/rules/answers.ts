import { pagesOfFile } from '#app/content/page-files.ts'
import type { Firm, LaunchAnswers } from '#app/content/schemas/firm.ts'
import { blocker, type Finding, warning } from '../finding.ts'
import { type Launch, read } from '../launch.ts'
import { either, on, type Shows, says, statesClaim } from '../pages.ts'
import { claimsOf } from './claims.ts'

const file = 'firm.yaml'

/** Answers the legal pages word around as long as they are missing (compliance 7 and 8). */
export function legalAnswers(launch: Launch): Finding[] {
  const { wisp, governingState, retention, sms } = read(launch, file)
  const open: [isOpen: boolean, field: keyof Firm, problem: string, fix: string, page: string][] = [
    [
      !wisp,
      'wisp',
      'No written information security plan',
      'Every tax preparer needs one (FTC Safeguards Rule; IRS Publication 5708 has a template). Once it is in place, set wisp: true, and the privacy policy says so.',
      '/privacy-policy',
    ],
    [
      !governingState,
      'governingState',
      'No governing law',
      'Write the state whose law governs the use of the website, as counsel advises.',
      '/terms',
    ],
    [
      !retention,
      'retention',
      'No period for keeping records',
      'Write how long client records are kept.',
      '/privacy-policy',
    ],
  ]
  return [
    ...open.flatMap(([isOpen, field, problem, fix, page]) =>
      isOpen ? [blocker(file, [field], { problem, fix, shows: on(page) })] : [],
    ),
    ...(hasSms(launch) && sms?.maxPerMonth === undefined
      ? [
          warning(file, ['sms', 'maxPerMonth'], {
            problem: 'No limit of text messages',
            fix: 'Write the number of messages a month that was registered with the carriers. Until then the pages say that the frequency varies.',
            shows: on('/sms-optin', '/sms-terms'),
          }),
        ]
      : []),
  ]
}

type Question = { problem: string; fix: string; shows: Shows; asked?: boolean }

/** What only the owner can say: launch.yaml. */
export function ownAnswers(launch: Launch): Finding[] {
  const answers = read(launch, 'launch.yaml')
  return Object.entries(questions(launch)).flatMap(([id, { asked = true, fix, ...words }]) => {
    if (!asked || answers[id as keyof LaunchAnswers]) return []
    return [blocker('launch.yaml', [id], { ...words, fix: `${fix} Then set ${id}: true.` })]
  })
}

function questions(launch: Launch): Record<keyof LaunchAnswers, Question> {
  const firm = read(launch, file)
  const discount = read(launch, 'prices/accounting.yaml')
    .packages.flatMap(({ additionalCosts }) => additionalCosts)
    .find(({ name }) => /sales tax discount/i.test(name))
  return {
    hours: {
      problem: 'Hours, holidays and time zone not confirmed',
      fix: 'Check hours, holidays, timeZone and timeZoneName in firm.yaml.',
      shows: says(firm.timeZoneName),
    },
    prices: {
      problem: 'Prices not confirmed',
      fix: 'Check every price in the folder prices, the onboarding fees twice.',
      shows: says(...priceTexts(launch)),
    },
    salesTaxDiscount: {
      problem: 'Meaning of the sales tax discount not confirmed',
      fix: `Settle what "${discount?.name} ${discount?.price.text}" gives a client, and word it so in prices/accounting.yaml.`,
      shows: says(discount?.name ?? ''),
      asked: discount !== undefined,
    },
    people: {
      problem: 'People not confirmed',
      fix: 'Check roles, counts and credentials in team.yaml, and put the founder into their own words in pages/about.yaml and pages/about-our-firm.yaml.',
      shows: on('/about', '/about-our-firm'),
    },
    smsRegistration: {
      problem: 'SMS program not compared with its registration',
      fix: 'Compare legal name, phone, kinds of messages and their number with the registration at the carriers.',
      shows: on('/sms-optin', '/sms-terms'),
      asked: hasSms(launch),
    },
    hostingLogs: {
      problem: 'Hosting not compared with the privacy policy',
      fix: 'Ask the hosting company what it logs, and see that it sets no cookies and adds no scripts.',
      shows: on('/privacy-policy'),
    },
    legalTexts: {
      problem: 'Legal texts not read by counsel',
      fix: 'Let counsel read the three texts in legal/. A date changes only with the substance.',
      shows: on(...['privacy-policy', 'terms', 'sms-terms'].flatMap(pageOfLegal)),
    },
    evidence: {
      problem: 'No folder of evidence',
      fix: 'Keep the evidence for each figure, the consent of each quoted client and dated copies of the price list, for 36 months.',
      shows: either(...claimsOf(launch).map(([, claim]) => statesClaim(claim))),
    },
  }
}

function pageOfLegal(name: string): string[] {
  return pagesOfFile(`legal/${name}.md`)
}

function hasSms({ data }: Launch): boolean {
  return data.has('pages/sms-optin.yaml')
}

function priceTexts({ data }: Launch): string[] {
  const files = [...data].filter(([name]) => name.startsWith('prices/'))
  return [...new Set(JSON.stringify(files).match(/\$\d[\d,]*(?:-\d+)?\+?/g))]
}
