// A piggy bank in profile, a coin on its way in. It stands on its own origin, about 300 units wide.
import { type Curve, fitCurve, fullTurn } from './geometry.ts'
import { path } from './svg.ts'

const contour = 7
const shade = 3.2

/** Snout to the right: forehead, back, rump, hind leg, belly, foreleg, chin. */
const body =
  'M114-20C106-46 88-66 62-76C30-92-22-95-54-85C-98-73-125-38-123 2C-122 32-108 56-90 69' +
  'L-86 108C-86 117-49 117-49 108L-46 86C-20 93 14 93 38 86L41 108C41 117 78 117 78 108' +
  'L82 68C98 60 108 48 114 34Z'
const farLegs = 'M-40 70V100C-40 108-11 108-11 100V70ZM4 70V100C4 108 33 108 33 100V70Z'
const snout = 'M108-24L142-26C164-24 164 30 142 32L112 36C102 20 102-8 108-24Z'
const ear = 'M34-80C28-104 34-122 42-130C62-120 80-100 84-72C70-62 46-66 34-80Z'
const earFold = 'M46-110C56-102 66-88 68-72M44-98C52-92 58-84 58-74'
const tail = 'M-121-12C-142-16-150-38-136-46C-122-52-116-34-130-30C-146-26-160-36-162-52'
const smile = 'M104 42C98 50 90 52 84 48'
const slot = 'M-52-87C-34-93-8-95 12-92'

export function piggyBank(): string {
  return (
    coin() +
    path(farLegs, contour * 0.8, 'plate') +
    path('M-32 84v19m7-19v20m7-20v19M12 84v19m7-19v20m7-20v19', shade) +
    path(tail, contour) +
    path(body, contour, 'plate') +
    path(bands(), shade) +
    path(slot, contour * 1.7) +
    path(snout, contour, 'plate') +
    path('M142-26C128-20 128 26 142 32', contour * 0.7) +
    path(
      'M114 22C118 28 124 31 132 31M112 12C116 20 122 24 131 25M111 3C114 10 120 16 129 17',
      shade,
    ) +
    path('M147-9v8m0 10v8', contour * 1.1) +
    path(ear, contour, 'plate') +
    path(earFold, shade) +
    path(smile, contour * 0.8) +
    '<circle cx="90" cy="-28" r="8" stroke="none" class="solid-band"/>'
  )
}

/** Half in the slot: the body is painted over its lower edge. */
function coin(): string {
  return (
    '<circle cx="-20" cy="-116" r="42" stroke-width="6"/>' +
    '<circle cx="-20" cy="-116" r="32" stroke-width="3"/>' +
    path('M-8-131C-16-141-35-138-33-126C-31-113-8-120-7-107C-6-94-26-92-34-102M-20-144V-88', 4.4)
  )
}

/** Lines of latitude round the belly, as on a globe: they make a flat contour round. */
function bands(): string {
  const rows = [
    { depth: 0.93, from: 0.24, to: 0.76 },
    { depth: 0.83, from: 0.12, to: 0.88 },
    { depth: 0.73, from: 0.07, to: 0.93 },
    { depth: 0.63, from: 0.05, to: 0.95 },
    { depth: 0.53, from: 0.06, to: 0.96 },
    { depth: 0.43, from: 0.1, to: 0.97 },
    { depth: 0.33, from: 0.2, to: 0.98 },
    { depth: 0.23, from: 0.4, to: 0.98 },
    { depth: 0.13, from: 0.56, to: 0.98 },
    { depth: 0.02, from: 0.68, to: 0.98 },
    { depth: -0.1, from: 0.78, to: 0.98 },
    { depth: -0.22, from: 0.85, to: 0.97 },
  ]
  return rows
    .map(({ depth, from, to }) => {
      const curve: Curve = (way) => {
        const angle = (way * fullTurn) / 2
        return [-4 + 115 * Math.cos(angle), -3 + 92 * depth * Math.sin(angle)]
      }
      return fitCurve(curve, [from, to], 4)
    })
    .join('')
}
