import { join } from 'node:path'
import { imageSize } from '#app/content/engine/images.ts'
import type { LaunchAnswers } from '#app/content/schemas/firm.ts'
import type { Legal } from '#app/content/schemas/texts.ts'
import {
  blocker,
  either,
  type Finding,
  type Group,
  on,
  type Shows,
  says,
  statesClaim,
  warning,
} from '#launch/finding.ts'
import { type Launch, printedText, read } from '#launch/launch.ts'
import { claimsOf } from './claims-and-stories.ts'

/** The founder's portrait, the legal texts, and what only the owner knows. */
export const answerGroups: Group[] = [
  { title: 'Pictures', rules: [founder] },
  {
    title: 'Guarantee, law and text messages',
    rules: [reviewedByCounsel, legalAnswers, legalDates],
  },
  { title: 'Questions only you can answer', rules: [ownAnswers] },
]

const leastWidth = 700

/** Until there is a portrait, an engraved frame holds its place. */
function* founder(launch: Launch): Iterable<Finding> {
  const { name, portrait } = read(launch, 'team.yaml').founder ?? {}
  if (!name) {
    yield warning('team.yaml', ['founder', 'name'], {
      problem: 'Founder without a name',
      fix: 'Write the name of the founder under founder, name.',
      shows: on('/about', '/about-our-firm'),
    })
  }
  const words = portrait ? portraitFault(launch, portrait) : missingPortrait
  if (words)
    yield warning('team.yaml', ['founder', 'portrait'], { ...words, shows: on('/about-our-firm') })
}

const missingPortrait = {
  problem: 'No portrait of the founder',
  fix: `Put an upright photograph (three by four, at least ${leastWidth} pixels wide) into the folder images and write its name under founder, portrait.`,
}

function portraitFault({ dir }: Launch, portrait: string) {
  const size = imageSize(join(dir, 'images', portrait))
  if (!size) {
    return {
      problem: 'Portrait that cannot be read as a picture',
      found: portrait,
      fix: 'Save the photograph as JPEG, PNG or WebP, and write the name of that file here.',
    }
  }
  const { width, height } = size
  const isUpright = Math.abs(width / height - 3 / 4) < 0.03
  if (isUpright && width >= leastWidth) return undefined
  return {
    problem: isUpright ? 'Portrait too small' : 'Portrait of another shape',
    found: `${portrait}, ${width} by ${height} pixels`,
    fix: `Cut it to three by four, at least ${leastWidth} pixels wide, so that nothing is cropped or blurred.`,
  }
}

/** A refund that depends on a result is a question for counsel. */
function* reviewedByCounsel(launch: Launch): Iterable<Finding> {
  const { multiple, reviewedByCounsel: isReviewed } = read(launch, 'firm.yaml').guarantee
  if (isReviewed) return
  yield blocker('firm.yaml', ['guarantee', 'reviewedByCounsel'], {
    problem: 'Guarantee not reviewed by counsel',
    found: `${multiple}X the planning fee`,
    fix: 'Let counsel read guarantee.yaml (contingent fees: 31 CFR 10.27 and the state board) and confirm the multiple. Then set reviewedByCounsel: true.',
    shows: says(read(launch, 'guarantee.yaml').title),
  })
}

/** Answers that the legal pages leave open as long as they are missing. */
function* legalAnswers(launch: Launch): Iterable<Finding> {
  const { wisp, governingState, retention, sms } = read(launch, 'firm.yaml')
  if (!wisp) {
    yield blocker('firm.yaml', ['wisp'], {
      problem: 'No written information security plan',
      fix: 'Every tax preparer needs one (FTC Safeguards Rule; IRS Publication 5708 has a template). Once it is in place, set wisp: true, and the privacy policy says so.',
      shows: on('/privacy-policy'),
    })
  }
  if (!governingState) {
    yield blocker('firm.yaml', ['governingState'], {
      problem: 'No governing law',
      fix: 'Write the state whose law governs the use of the website, as counsel advises.',
      shows: on('/terms'),
    })
  }
  if (!retention) {
    yield blocker('firm.yaml', ['retention'], {
      problem: 'No period for keeping records',
      fix: 'Write how long client records are kept.',
      shows: on('/privacy-policy'),
    })
  }
  if (hasSms(launch) && sms?.maxPerMonth === undefined) {
    yield warning('firm.yaml', ['sms', 'maxPerMonth'], {
      problem: 'No limit of text messages',
      fix: 'Write the number of messages a month that was registered with the carriers. Until then the pages say that the frequency varies.',
      shows: on('/sms-optin', '/sms-terms'),
    })
  }
}

/** A legal text mentions no year after its own date. */
function* legalDates(launch: Launch): Iterable<Finding> {
  for (const [file, value] of launch.data) {
    if (!file.startsWith('legal/')) continue
    const { date } = value as Legal
    const years = printedText(launch, file, ['body']).match(/\b20\d\d\b/g) ?? []
    const later = years.find((year) => year > date.slice(0, 4))
    if (!later) continue
    yield blocker(file, ['date'], {
      problem: 'Legal text younger than its date',
      found: `${date}, but the text speaks of ${later}`,
      fix: 'If the substance changed, write the day of the change; otherwise take the year out.',
    })
  }
}

type Question = { problem: string; fix: string; shows: Shows; asked?: boolean }

/** What only the owner can say: launch.yaml. */
function* ownAnswers(launch: Launch): Iterable<Finding> {
  const answers = read(launch, 'launch.yaml')
  for (const [id, { asked = true, fix, ...words }] of Object.entries(questions(launch))) {
    if (!asked || answers[id as keyof LaunchAnswers]) continue
    yield blocker('launch.yaml', [id], { ...words, fix: `${fix} Then set ${id}: true.` })
  }
}

function questions(launch: Launch): Record<keyof LaunchAnswers, Question> {
  const discount = read(launch, 'prices/accounting.yaml')
    .packages.flatMap(({ additionalCosts }) => additionalCosts)
    .find(({ name }) => /sales tax discount/i.test(name))
  return {
    hours: {
      problem: 'Hours, holidays and time zone not confirmed',
      fix: 'Check hours, holidays, timeZone and timeZoneName in firm.yaml.',
      shows: says(read(launch, 'firm.yaml').timeZoneName),
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
      shows: on('/privacy-policy', '/terms', '/sms-terms'),
    },
    evidence: {
      problem: 'No folder of evidence',
      fix: 'Keep the evidence for each figure, the consent of each quoted client and dated copies of the price list, for 36 months.',
      shows: either(...claimsOf(launch).map(([, claim]) => statesClaim(claim))),
    },
  }
}

function hasSms({ data }: Launch): boolean {
  return data.has('pages/sms-optin.yaml')
}

function priceTexts({ data }: Launch): string[] {
  const files = [...data].filter(([name]) => name.startsWith('prices/'))
  return [...new Set(JSON.stringify(files).match(/\$\d[\d,]*(?:-\d+)?\+?/g))]
}
