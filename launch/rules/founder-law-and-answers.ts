import { founder as founderBlock } from '#app/blocks/founder/fields.ts'
import { purpose } from '#app/blocks/purpose/fields.ts'
import { sms as smsBlock } from '#app/blocks/sms/fields.ts'
import { founderOf, officesOf } from '#app/content/firm.ts'
import { filesShowing, placesOf } from '#app/content/page-blocks.ts'
import type { LaunchAnswers } from '#app/content/schemas/firm.ts'
import { addressParts } from '#app/lib/downloads.ts'
import type { Place } from '#app/lib/marks.ts'
import { formatCost } from '#app/lib/money.ts'
import { from, isText } from '#app/lib/shown.ts'
import { fileName } from '#app/lib/text.ts'
import { isZipOf, stateName } from '#app/lib/us-states.ts'
import { blocker, type Finding, type Group, pagesIn, warning } from '#launch/finding.ts'
import { type Launch, pricesOf, typedTexts } from '#launch/launch.ts'
import { isSampleAddress } from '#launch/sample-values.ts'

/** The founder's portrait, the legal texts, and what only the owner knows. */
export const answerGroups: Group[] = [
  { title: 'Founder and people', rules: [founder, photos] },
  {
    title: 'Law',
    rules: [reviewedByCounsel, legalAnswers, legalDates, stateNotices],
  },
  { title: 'Questions only you can answer', rules: [ownAnswers, samplePractice] },
]

const leastWidth = 700

/** Until there is a portrait, an engraved frame holds its place. */
function* founder(launch: Launch): Iterable<Finding> {
  const { content } = launch
  const { team } = content
  const told = placesOf(content, purpose).flatMap(({ file, value }) => (value.founder ? file : []))
  const framed = filesShowing(content, founderBlock)
  const { name, portrait } = founderOf(team)
  if (told.length + framed.length === 0) return
  if (!name) {
    yield warning('team.yaml', ['founder', 'name'], {
      problem: "Founder's name is missing",
      fix: "Enter the founder's name in founder, name.",
      shows: pagesIn(...told, ...framed),
    })
  }
  if (framed.length === 0 || team.founder?.person) return
  const words = portrait ? portraitFault(launch, portrait) : missingPortrait
  if (!words) return
  yield warning('team.yaml', ['founder', 'portrait'], { ...words, shows: pagesIn(...framed) })
}

function* photos(launch: Launch): Iterable<Finding> {
  yield* sharedPhotos(launch)
  for (const [at, { photo }] of launch.content.team.people.entries()) {
    const words = photo && portraitFault(launch, photo)
    if (words) yield warning('team.yaml', ['people', at, 'photo'], words)
  }
}

/** One photo cannot show two people under two names. */
function* sharedPhotos({ content }: Launch): Iterable<Finding> {
  const { people } = content.team
  for (const [at, { name, photo }] of people.entries()) {
    const first = people.slice(0, at).find((other) => photo && other.photo === photo)
    if (!first) continue
    yield blocker('team.yaml', ['people', at, 'photo'], {
      problem: 'One photo for two people',
      found: `${photo}: ${first.name} and ${name}`,
      doubted: `${photo}: ${first.name} and ${name}`,
      fix: 'Give each person a photo of their own, or none.',
    })
  }
}

const missingPortrait = {
  problem: 'No portrait of the founder',
  fix: `Put an upright photo (3:4, at least ${leastWidth} pixels wide) in the images folder and enter its file name in founder, portrait.`,
}

function portraitFault({ content }: Launch, portrait: string) {
  const picture = content.images[portrait]?.picture
  if (!picture) return undefined // the content check reports a file that isn't a picture
  const { width, height } = picture
  const isUpright = Math.abs(width / height - 3 / 4) < 0.03
  if (isUpright && width >= leastWidth) return undefined
  return {
    problem: isUpright ? 'The portrait is too small' : "The portrait isn't 3:4",
    found: `${portrait}, ${width} by ${height} pixels`,
    fix: `Crop it to 3:4, at least ${leastWidth} pixels wide, so that it isn't cut off or blurry.`,
  }
}

/** A refund that depends on a result is a question for counsel. */
function* reviewedByCounsel(launch: Launch): Iterable<Finding> {
  const { guarantee } = launch.content
  if (!guarantee || guarantee.reviewedByCounsel) return
  yield blocker('guarantee.yaml', ['reviewedByCounsel'], {
    problem: 'Guarantee not reviewed by an attorney',
    found: `${guarantee.multiple}X the planning fee`,
    fix: 'Have your attorney read guarantee.yaml and confirm the multiple (contingent fees: 31 CFR 10.27 and your state board). Then set reviewedByCounsel: true.',
    shows: guarantee.title.origin,
  })
}

/** Answers that the legal pages leave open as long as they are missing. */
function* legalAnswers(launch: Launch): Iterable<Finding> {
  const { firm } = launch.content
  const { wisp, governingState, retention, sms } = firm
  const signups = filesShowing(launch.content, smsBlock)
  if (!wisp) {
    yield blocker('firm.yaml', ['wisp'], {
      problem: 'No written information security plan',
      fix: "Every tax preparer needs one (FTC Safeguards Rule; IRS Publication 5708 has a template). Once it's in place, set wisp: true; the privacy policy then says so.",
      shows: pagesIn('legal/privacy-policy.md'),
    })
  }
  if (!governingState) {
    yield blocker('firm.yaml', ['governingState'], {
      problem: 'No governing state',
      fix: 'Enter the state whose law governs the use of this website. Ask your attorney which one.',
      shows: pagesIn('legal/terms.md'),
    })
  }
  if (!retention) {
    yield blocker('firm.yaml', ['retention'], {
      problem: 'No record retention period',
      fix: 'Enter how long you keep client records.',
      shows: pagesIn('legal/privacy-policy.md'),
    })
  }
  if (signups.length > 0 && sms?.maxPerMonth === undefined) {
    yield warning('firm.yaml', ['sms', 'maxPerMonth'], {
      problem: 'No monthly limit on text messages',
      fix: 'Enter the number of messages per month you registered with the carriers. Until then the pages say only that the frequency varies.',
      shows: pagesIn(...signups, 'legal/sms-terms.md'),
    })
  }
}

/** A legal text mentions no year after its own date. */
function* legalDates(launch: Launch): Iterable<Finding> {
  for (const [name, { date, body }] of Object.entries(launch.content.legal)) {
    const years = body.plain.match(/\b20\d\d\b/g) ?? []
    const later = years.find((year) => year > date.slice(0, 4))
    if (!later) continue
    yield blocker(`legal/${name}.md`, ['date'], {
      problem: 'Legal text mentions a year after its date',
      found: `${date}, but the text mentions ${later}`,
      fix: 'If the terms changed, enter the date of the change. Otherwise take the year out.',
    })
  }
}

/** How the firm works, as far as the values are still those the website came with. */
function* samplePractice({ content }: Launch): Iterable<Finding> {
  const { practice } = content
  for (const field of practice.sample) {
    const value = practice[field]
    const text = isText(value) ? value.plain : `${value.minutes} minutes by ${value.by}`
    yield blocker('practice.yaml', [field], {
      problem: 'Sample answer about how you work',
      found: text,
      fix: `Enter what you do, then remove ${field} from the list under sample.`,
    })
  }
}

type Question = { problem: string; fix: string; shows: readonly Place[]; asked?: boolean }

/** What only the owner can say: launch.yaml. */
function* ownAnswers(launch: Launch): Iterable<Finding> {
  const answers: Readonly<Record<string, unknown>> = launch.content.launch
  for (const [id, { asked = true, fix, ...words }] of Object.entries(questions(launch))) {
    if (!asked || answers[id]) continue
    yield blocker('launch.yaml', [id], { ...words, fix: `${fix} Then set ${id}: true.` })
  }
}

function questions({ content }: Launch): Record<keyof LaunchAnswers, Question> {
  const { firm, prices, interface: words } = content
  const signups = filesShowing(content, smsBlock)
  const discount = prices.accounting?.packages
    .flatMap(({ additionalCosts }) => additionalCosts)
    .find(({ name }) => /sales tax discount/i.test(name.plain))
  const discountText = discount
    ? `${discount.name} ${formatCost({ price: discount.price }, words.prices)}`
    : ''
  return {
    hours: {
      problem: 'Hours, holidays and time zone not confirmed',
      fix: 'Check hours, holidays, timeZone and timeZoneName in firm.yaml.',
      shows: firm.timeZoneName.origin,
    },
    prices: {
      problem: 'Prices not confirmed',
      fix: 'Check every price in prices/, and double-check the onboarding fees. Confirm what each package includes and when the work is done; the remarks at the top of each file say what came with this website.',
      shows: pricesOf(content).map(({ place }) => place),
      asked: Object.values(prices).some(Boolean),
    },
    salesTaxDiscount: {
      problem: 'Sales tax discount not explained',
      fix: `Decide what "${discountText}" means for a client, and say so in prices/accounting.yaml.`,
      shows: discount?.name.origin ?? [],
      asked: discount !== undefined,
    },
    people: {
      problem: 'Team not confirmed',
      fix: "Check the roles, counts and credentials in team.yaml. Tell the founder's story in their own words in pages/about.yaml and pages/about-our-firm.yaml.",
      shows: pagesIn('pages/about.yaml', 'pages/about-our-firm.yaml'),
    },
    smsRegistration: {
      problem: 'SMS program not checked against its registration',
      fix: 'Compare the legal name, phone number, message types and monthly limit with your carrier registration.',
      shows: pagesIn(...signups, 'legal/sms-terms.md'),
      asked: signups.length > 0,
    },
    hostingLogs: {
      problem: 'Hosting not checked against the privacy policy',
      fix: 'Ask your hosting company what it logs, and make sure it sets no cookies and adds no scripts.',
      shows: pagesIn('legal/privacy-policy.md'),
    },
    legalTexts: {
      problem: 'Legal pages not reviewed by an attorney',
      fix: 'Have your attorney read the texts in legal/. Change a date only when the terms change.',
      shows: pagesIn('legal/privacy-policy.md', 'legal/terms.md', 'legal/sms-terms.md'),
    },
    evidence: {
      problem: 'Proof not on file',
      fix: "Keep proof of each figure, each quoted client's written consent and dated copies of the price list for 36 months.",
      shows: Object.values(content.claims).flatMap((claim) => from(claim) ?? []),
    },
  }
}

/** A privacy policy with notices for some states has one for the state of each office. */
function* stateNotices(launch: Launch): Iterable<Finding> {
  const file = 'legal/privacy-policy.md'
  const typed = typedTexts(launch).find((text) => text.file === file && text.path[0] === 'body')
  if (!typed?.text.includes('{?state.')) return
  const names = officesOf(launch.content.firm).flatMap(({ address }) => {
    const [, , , , state = '', zip = ''] = addressParts(address.plain)
    // A state that the ZIP code does not fit is told elsewhere.
    const isDoubtful = isSampleAddress(address.plain) || (zip && !isZipOf(state, zip))
    return isDoubtful ? [] : stateName(state)
  })
  for (const name of new Set(names)) {
    if (typed.text.includes(name)) continue
    yield warning(file, ['body'], {
      problem: 'No privacy notice for a state of yours',
      found: name,
      fix: `Ask your attorney what residents of ${name} should read, and add it to the list of states. A line that begins with {?state.${fileName(name)}} appears while the state is one of yours.`,
    })
  }
}
