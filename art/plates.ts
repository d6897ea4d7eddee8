// Every plate of the site, by file name.

import type { Span } from '../app/lib/week.ts'
import { portraitFrame } from './about/portrait-frame.ts'
import { type Roster, roleRing, roster, supportRing } from './about/roster.ts'
import { trunk, trunkLeaders, type Years } from './about/trunk.ts'
import { type Audience, audiencePlates } from './audiences/plates.ts'
import { beforeAfter } from './before-after/desks.ts'
import { bundle } from './bundle.ts'
import { type CitySubjects, cityPlates } from './cities/plates.ts'
import { cutaway } from './cutaway/section.ts'
import { feeRosette } from './fees.ts'
import { type Calendar, foldingRule } from './folding-rule.ts'
import type { Inks } from './inks.ts'
import { journeySteps, journeyTile } from './journey.ts'
import { brandMark } from './marks.ts'
import { piggyBank } from './piggy-bank.ts'
import { priceList } from './price-list.ts'
import { type Reading, readingPlates } from './reading/plates.ts'
import { type Form, formRibbons } from './ribbons.ts'
import { markAt, statRosette } from './rosettes.ts'
import { seal } from './seal.ts'
import { servicePlates } from './services/plates.ts'
import { shareRemoved, spindlePlate, type TaxBill } from './spindles.ts'
import { star } from './star.ts'
import { hero } from './street/scene.ts'
import { stopTape } from './tape/stop-tape.ts'
import { bandTile, bandWideTile, checkFillTile, microprintTile, underprintTile } from './tiles.ts'
import { tornCoupon } from './torn-coupon.ts'
import { voidCheck } from './void-check.ts'
import { weekDial } from './week-dial.ts'

export type Figures = {
  readonly taxesSaved: number
  readonly yearsExperience: number
  readonly happyClients: number
  readonly states: number
  readonly googleRating: number
  readonly projects: number
}

export type Subjects = {
  readonly figures: Figures
  readonly bills: readonly (TaxBill & { readonly id: string })[]
  readonly tagline: string
  /** The opening hours, in the order of the week. */
  readonly week: readonly Span[]
  /** The year of the tax calendar and the dates on which something is due. */
  readonly calendar: Calendar
  /** Planning packages with their yearly fee in dollars. */
  readonly fees: readonly { readonly id: string; readonly dollars: number }[]
  /** What the plan must find, as a multiple of its fee. */
  readonly guaranteeMultiple: number
  readonly forms: readonly Form[]
  /** How many additional services are on the list. */
  readonly services: number
  /** How many kinds of text messages the SMS program sends, if there is one. */
  readonly messageKinds?: number | undefined
  /** The pages of services that the firm has; all of them if it does not say. */
  readonly servicePages?: readonly string[] | undefined
  readonly cities: CitySubjects
  /** The audiences, with the number of their questions. */
  readonly audiences: readonly Audience[]
  readonly reading: Reading
  readonly roster: Roster
  readonly years: Years
}

/** File names and contents. The same subjects give the same bytes. */
export function plates(inks: Inks, subjects: Subjects): Map<string, string> {
  return new Map([
    ['week-dial.svg', weekDial(inks, subjects.week)],
    ['folding-rule.svg', foldingRule(inks, subjects.calendar)],
    ...sitePlates(inks, subjects),
    ...pricingPlates(inks, subjects),
    ...servicePlates(inks, subjects.servicePages),
    ...smsPlates(inks, subjects.messageKinds),
    ...cityPlates(inks, subjects.cities),
    ...audiencePlates(inks, subjects.audiences),
    ...readingPlates(inks, subjects.reading),
    ...aboutPlates(inks, subjects),
  ])
}

function smsPlates(inks: Inks, kinds: number | undefined): [name: string, svg: string][] {
  return kinds === undefined ? [] : [['stop-tape.svg', stopTape(inks, kinds)]]
}

function pricingPlates(inks: Inks, subjects: Subjects): [name: string, svg: string][] {
  const { fees, guaranteeMultiple, forms, services } = subjects
  const steps = Array.from({ length: journeySteps }, (_, index) => index + 1)
  return [
    ...fees.map(({ id, dollars }): [string, string] => [
      `fee-${id}.svg`,
      feeRosette(inks, dollars),
    ]),
    ['seal.svg', seal(inks, guaranteeMultiple)],
    ...steps.map((step): [string, string] => [`journey-${step}.svg`, journeyTile(inks, step)]),
    ...[...formRibbons(inks, forms)].map(([id, svg]): [string, string] => [
      `ribbon-${id}.svg`,
      svg,
    ]),
    ['before-after.svg', beforeAfter(inks)],
    ['bundle.svg', bundle(inks)],
    ['price-list.svg', priceList(inks, services)],
  ]
}

function aboutPlates(inks: Inks, { roster: people, years }: Subjects): [string, string][] {
  return [
    ['about-roster.svg', roster(inks, people)],
    ...people.roles.map((role, index): [string, string] => [
      `role-${role.id}.svg`,
      roleRing(inks, role, index),
    ]),
    ...(people.support ? [['role-support.svg', supportRing(inks)] as [string, string]] : []),
    ['about-trunk.svg', trunk(inks, years)],
    ['about-trunk-leaders.svg', trunkLeaders(inks, years)],
    ['portrait-frame.svg', portraitFrame(inks)],
  ]
}

function sitePlates(inks: Inks, { figures, bills, tagline }: Subjects): Map<string, string> {
  const small = { size: 190 }
  const piggy = markAt([0, -302], 0.93, piggyBank())
  const rating = markAt([0, -300], 1, star(160))
  return new Map([
    ['hero.svg', hero(inks)],
    ['stat-taxes-saved.svg', statRosette(inks, figures.taxesSaved, { size: 560, mark: piggy })],
    ['stat-years-experience.svg', statRosette(inks, figures.yearsExperience, small)],
    ['stat-happy-clients.svg', statRosette(inks, figures.happyClients, small)],
    ['stat-states.svg', statRosette(inks, figures.states, small)],
    ['stat-google-rating.svg', statRosette(inks, figures.googleRating, { ...small, mark: rating })],
    ['stat-projects.svg', statRosette(inks, figures.projects, small)],
    ...bills.map(
      (bill) => [`spindle-${bill.id}.svg`, spindlePlate(inks, shareRemoved(bill))] as const,
    ),
    ['cutaway.svg', cutaway(inks)],
    ['check-fill.svg', checkFillTile(inks)],
    ['band.svg', bandTile(inks)],
    ['band-wide.svg', bandWideTile(inks)],
    ['underprint.svg', underprintTile(inks)],
    ['microprint.svg', microprintTile(inks, tagline)],
    ['mark.svg', brandMark(inks)],
    ['void-check.svg', voidCheck(inks)],
    ['torn-coupon.svg', tornCoupon(inks)],
  ])
}
