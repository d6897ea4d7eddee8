// The drawings that are computed from the firm's data, by name.
import type { Span } from '#app/lib/hours.ts'
import { type Form, formRibbons, microprint, shareRemoved, spindle, type TaxBill } from './bands.ts'
import { type Calendar, foldingRule, weekDial } from './calendar.ts'
import type { Inks } from './inks.ts'
import { feeRosette, seal, statRosette } from './rosettes.ts'
import { type Roster, roleRing, roster, supportRing } from './roster.ts'
import { trunk, trunkLeaders, type Years } from './trunk.ts'

export type Subjects = {
  /** The figures of the home page in their order; the first one is shown large. */
  readonly stats: readonly { readonly id: string; readonly figure: number }[]
  /** Engraved marks for the center of a rosette, by the id of its figure. */
  readonly marks: ReadonlyMap<string, string>
  readonly bills: readonly (TaxBill & { readonly id: string | number })[]
  readonly tagline: string
  /** The opening hours, in the order of the week. */
  readonly week: readonly Span[]
  readonly calendar: Calendar
  /** Planning packages with their yearly fee in dollars. */
  readonly fees: readonly { readonly id: string; readonly dollars: number }[]
  /** What the plan must find, as a multiple of its fee. */
  readonly guaranteeMultiple: number
  readonly forms: readonly Form[]
  readonly roster: Roster
  readonly years: Years
}

/** The same subjects give the same bytes. */
export function plates(inks: Inks, subjects: Subjects): Map<string, string> {
  const { stats, marks, bills, fees, forms, roster: people, years } = subjects
  return new Map([
    ...stats.map(({ id, figure }, index): [string, string] => [
      `stat-${id}`,
      statRosette(inks, figure, { size: index === 0 ? 560 : 190, mark: marks.get(id) }),
    ]),
    ...bills.map((bill): [string, string] => [
      `spindle-${bill.id}`,
      spindle(inks, shareRemoved(bill)),
    ]),
    ...fees.map(({ id, dollars }): [string, string] => [`fee-${id}`, feeRosette(inks, dollars)]),
    ...[...formRibbons(inks, forms)].map(([id, svg]): [string, string] => [`ribbon-${id}`, svg]),
    ...people.roles.map((role, index): [string, string] => [
      `role-${role.id}`,
      roleRing(inks, role, index),
    ]),
    ...(people.support ? [['role-support', supportRing(inks)] as const] : []),
    ['about-roster', roster(inks, people)],
    ['about-trunk', trunk(inks, years)],
    ['about-trunk-leaders', trunkLeaders(inks, years)],
    ['seal', seal(inks, subjects.guaranteeMultiple)],
    ['week-dial', weekDial(inks, subjects.week)],
    ['folding-rule', foldingRule(inks, subjects.calendar)],
    ['microprint', microprint(inks, subjects.tagline)],
  ])
}
