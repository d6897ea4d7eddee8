// The people of the firm as interlocked rings: one ring for each (in a large firm, for each role), one
// pattern for each role, a rim of metal where there is a license or an enrollment, and one thread
// through all of them for the staff that is not counted one by one.
import { ringsOf } from '#app/content/firm.ts'
import type { Team } from '#app/content/schemas/team.ts'
import { fullTurn, type Point } from '#app/lib/geometry.ts'
import type { Inks } from './inks.ts'
import { coprimeNear, oneLine } from './lathe.ts'
import { circle, path, plate } from './svg.ts'

/** Only whether there is a credential, or support staff, matters here. */
type Role = Pick<Team['roles'][number], 'id' | 'count'> & { readonly credential?: unknown }
export type Roster = { readonly roles: readonly Role[]; readonly support?: unknown }

const reach = 1000
/** How far a ring reaches towards the middle of its neighbor, as a share of their distance. */
const overlap = 0.68

type Wreath = {
  readonly count: number
  /** Of the circle on which the rings stand, of a ring, and the width of its band. */
  readonly radius: number
  readonly ring: number
  readonly band: number
}

type Picture = { readonly href: string; readonly width: number; readonly height: number }
/** The firm's own mark by day and, if it has another one, by night, as addresses with everything in them. */
export type Logo = { readonly day: Picture; readonly night?: Picture | undefined }

export function roster(inks: Inks, { roles, support }: Roster, logo?: Logo): string {
  const people = ringsOf(roles)
  const wreath = wreathOf(people.length)
  const threaded = support !== undefined && people.length > 1
  return plate(inks, {
    viewBox: [-reach, -reach, 2 * reach, 2 * reach],
    size: [640, 640],
    paint: 'line',
    body:
      definitions(roles, wreath, threaded) +
      (threaded ? '<use href="#thread"/>' : '') +
      chain(people, wreath) +
      (threaded ? threadOver(wreath) : '') +
      mark(wreath, logo),
  })
}

/** The ring of a role by itself, for the list of the roster. */
export function roleRing(inks: Inks, role: Role, index: number): string {
  return alone(inks, ring(role, index, { ring: 330, band: 190 }, 9))
}

/** The thread, for the same list. */
export function supportRing(inks: Inks): string {
  return alone(inks, `<g class="soft">${circle(300, 12)}${circle(345, 12)}</g>`)
}

function alone(inks: Inks, body: string): string {
  return plate(inks, { viewBox: [-440, -440, 880, 880], size: [88, 88], paint: 'line', body })
}

/** As large as the plate allows: the outer edge of every ring touches the same circle. */
function wreathOf(count: number): Wreath {
  if (count === 1) return { count, radius: 0, ring: 700, band: 220 }
  const chord = 2 * Math.sin(fullTurn / 2 / count)
  const band = count > 9 ? 92 : 124
  const radius = Math.round((reach - 16 - band / 2) / (1 + overlap * chord))
  return { count, radius, ring: Math.round(overlap * chord * radius), band }
}

type Band = Pick<Wreath, 'ring' | 'band'>

function ring(role: Role, index: number, band: Band, hairline: number): string {
  const { ring: radius, band: width } = band
  const rim = radius - width / 2
  return (
    pattern(role, index, band, hairline) +
    circle(radius + width / 2, hairline * 1.3) +
    circle(rim, hairline * 1.3) +
    (role.credential
      ? `<circle r="${rim - 3 * hairline}" stroke-width="${2 * hairline}" class="metal"/>`
      : '')
  )
}

/** Bare paper under a ring, so that it covers what it lies on. */
function cleared({ ring: radius, band }: Band): string {
  return `<circle r="${radius}" stroke-width="${band + 30}" class="bars"/>`
}

/** A role with a credential is woven, one without is ruled or milled; no two roles are alike. */
function pattern(role: Role, index: number, { ring: radius, band }: Band, hairline: number) {
  const room = band / 2 - 2.5 * hairline
  // A small ring has room for fewer lines.
  const share = radius / hairline / 112
  if (role.credential) {
    const petals = Math.round(Math.max(9, 62 - 26 * (index % 2) - 5 * index) * share)
    const weave = (swing: number) =>
      path(oneLine(petals, coprimeNear(petals, petals * 0.13), { radius, swing }), hairline * 0.75)
    return weave(room) + weave(room * 0.45)
  }
  if (index % 2 === 0) {
    const rules = Math.max(3, Math.round(8 * share) - index / 2)
    const gap = (2 * room) / (rules + 1)
    return Array.from({ length: rules }, (_, rule) =>
      circle(Math.round(radius - room + gap * (rule + 1)), hairline * 0.8),
    ).join('')
  }
  // In plain lengths: not every program that draws an SVG knows pathLength.
  const pitch = (fullTurn * radius) / Math.round((150 - 9 * index) * share)
  const dash = `${(pitch * 0.26).toFixed(2)} ${(pitch * 0.74).toFixed(2)}`
  return `<circle r="${radius}" stroke-width="${Math.round(2 * room)}" stroke-dasharray="${dash}"/>`
}

function definitions(roles: readonly Role[], wreath: Wreath, threaded: boolean): string {
  const rings = roles.map(
    (role, index) =>
      `<g id="role-${role.id}">${cleared(wreath)}${ring(role, index, wreath, 3.2)}</g>`,
  )
  const [outer, inner] = crossings(wreath)
  const halfWay = Math.round(Math.hypot(outer[0] - inner[0], outer[1] - inner[1]) / 2)
  return (
    `<defs>${rings.join('')}` +
    (wreath.count > 1 ? clip('over', outer, halfWay) : '') +
    (wreath.count > 2 ? clip('under', [-inner[0], inner[1]], halfWay) : '') +
    (threaded ? threadDefinitions(wreath) : '') +
    '</defs>'
  )
}

/** Where a ring meets the next one clockwise: far from the middle of the wreath, and near it. */
function crossings({ count, radius, ring: own }: Wreath): [outer: Point, inner: Point] {
  const half = fullTurn / 2 / count
  const along = radius * Math.cos(half)
  const across = Math.sqrt(Math.max(0, own ** 2 - (radius * Math.sin(half)) ** 2))
  const at = (distance: number): Point => [
    Math.round(distance * Math.sin(half)),
    Math.round(radius - distance * Math.cos(half)),
  ]
  return [at(along + across), at(along - across)]
}

/**
 * Each ring is laid over the one before it. Where the two meet on the outside, the earlier one is
 * laid over again: it goes over the next and under it, as links of a chain do.
 */
function chain(people: readonly string[], { count, radius }: Wreath): string {
  const place = (index: number) =>
    `rotate(${Number(((index * 360) / count).toFixed(3))})translate(0 ${-radius})`
  const link = (index: number, over = '') => {
    const use = `<use href="#role-${people[index]}"/>`
    const clipped = over ? `<g clip-path="url(#${over})">${use}</g>` : use
    return `<g transform="${place(index)}">${clipped}</g>`
  }
  const laid = people.map((_, index) => link(index))
  if (count === 1) return laid.join('')
  const again = people.slice(0, -1).map((_, index) => link(index, 'over'))
  // The last ring already lies over the first one everywhere: there the first comes up inside.
  return [...laid, ...again, count > 2 ? link(0, 'under') : ''].join('')
}

/** The mark of the firm, its logo or drawings/drawn/mark.svg in finer lines, where the wreath leaves room for it. */
function mark({ radius, ring: own, band }: Wreath, logo: Logo | undefined): string {
  const room = Math.abs(radius - own) - band / 2
  if (room < 90) return ''
  if (logo) return placedLogo(logo, Math.min(300, room * 0.85))
  const petals = Array.from({ length: 12 }, (_, petal) => {
    const metal = petal === 1 ? ' class="solid-metal"' : ''
    return `<path d="M0-6C5-11 5-19 0-23C-5-19-5-11 0-6Z" transform="rotate(${petal * 30})"${metal}/>`
  })
  const scale = Math.min(7, room / 30)
  return `<g transform="scale(${Number(scale.toFixed(2))})" stroke-width=".8">${petals.join('')}</g>`
}

/** As in the header, a logo without another one for the night then lies on white. */
function placedLogo({ day, night }: Logo, reach: number): string {
  const box = ({ width, height }: Picture, margin = 0) => {
    const scale = reach / Math.hypot(width, height)
    const [x, y] = [width, height].map((side) => Math.round(side * scale) + margin) as [
      number,
      number,
    ]
    return `x="${-x}" y="${-y}" width="${2 * x}" height="${2 * y}"`
  }
  const image = (picture: Picture, time = '') =>
    `<image ${box(picture)}${time} href="${picture.href}"/>`
  return night
    ? image(day, ' class="by-day"') + image(night, ' class="by-night"')
    : `<rect ${box(day, 16)} fill="#fff" class="by-night"/>${image(day)}`
}

function threadDefinitions({ radius, ring: own, band }: Wreath): string {
  // In the frame of a ring: where the thread enters it.
  const y = own ** 2 / (2 * radius)
  const enter: Point = [-Math.round(Math.sqrt(own ** 2 - y ** 2)), Math.round(y)]
  return (
    `<g id="thread" class="soft"><circle r="${radius}" stroke-width="34" class="bars"/>` +
    `${circle(radius - 9, 4)}${circle(radius + 9, 4)}</g>` +
    clip('enter', [enter[0], enter[1] - radius], Math.round(band * 0.72))
  )
}

function threadOver({ count }: Wreath): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<g transform="rotate(${Number(((index * 360) / count).toFixed(3))})"><g clip-path="url(#enter)"><use href="#thread"/></g></g>`,
  ).join('')
}

function clip(id: string, [x, y]: Point, radius: number): string {
  return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`
}
