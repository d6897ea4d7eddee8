// A voided check for the page that was not found: every blank is closed, and it is worth 404.
import { blockWord } from './block-letters.ts'
import { type Curve, fitCurve, fullTurn, strokes } from './geometry.ts'
import type { Inks } from './inks.ts'
import { band, oneLine } from './lathe.ts'
import { letter } from './letters.ts'
import { markPetal, markPetals, markShare } from './marks.ts'
import { petals } from './rosettes.ts'
import { group, path, plate } from './svg.ts'
import { checkFillWave } from './tiles.ts'

/** Plate units in a pixel. */
const unit = 3
const width = 1200 * unit
const height = 528 * unit

/** The woven border: whole tiles on every side, a square in each corner. */
const margin = 60
const border = 84
const tile = 144
const inside = margin + border

export function voidCheck(inks: Inks): string {
  return plate(inks, {
    viewBox: [0, 0, width, height],
    size: [width / unit, height / unit],
    paint: 'line',
    body: sheet() + underprint() + frame() + seal() + blanks() + amount() + codeLine() + voided(),
  })
}

function sheet(): string {
  return `<path d="M20 20H${width - 20}V${height - 20}H20z" stroke-width="5" class="paper"/>`
}

function underprint(): string {
  let lines = ''
  for (let y = inside + 54; y < height - inside; y += 72) {
    for (const side of [1, -1]) {
      const curve: Curve = (x) => {
        const angle = ((x - inside) / (width - 2 * inside)) * fullTurn
        return [x, y + side * (34 * Math.sin(3 * angle) + 12 * Math.sin(9 * angle + y))]
      }
      lines += fitCurve(curve, [inside, width - inside], 28)
    }
  }
  return group(path(lines, 1.2), 'soft')
}

function frame(): string {
  const across = (width - 2 * inside) / tile
  const down = (height - 2 * inside) / tile
  const row = (count: number) =>
    Array.from({ length: count - 1 }, (_, index) => `<use href="#t" x="${(index + 1) * tile}"/>`)
  const corner = margin + border / 2
  const corners = [
    [width - corner, corner],
    [corner, height - corner],
    [width - corner, height - corner],
  ]
  return (
    `<path d="M${margin} ${margin}H${width - margin}V${height - margin}H${margin}zM${inside} ${inside}H${width - inside}V${height - inside}H${inside}z" stroke-width="4"/>` +
    `<g stroke-width="2.4"><g id="h" transform="translate(${inside} ${margin})"><path id="t" d="${band(tile, border, 7)}"/>${row(across).join('')}</g>` +
    `<use href="#h" y="${height - 2 * margin - border}"/>` +
    `<g id="v" transform="translate(${inside} ${inside})rotate(90)"><use href="#t"/>${row(down).join('')}</g>` +
    `<use href="#v" x="${width - 2 * margin - border}"/></g>` +
    `<path id="c" transform="translate(${corner} ${corner})" stroke-width="3" d="${oneLine(12, 5, { radius: 22, swing: 15 })}"/>` +
    corners.map(([x = 0, y = 0]) => `<use href="#c" x="${x - corner}" y="${y - corner}"/>`).join('')
  )
}

/** As many petals as the amount of the check, around the mark. */
function seal(): string {
  const turns = Array.from({ length: markPetals - 1 }, (_, petal) => {
    const metal = petal + 1 === markShare ? ' class="solid-metal"' : ''
    return `<use href="#p" transform="rotate(${((petal + 1) * 360) / markPetals})"${metal}/>`
  })
  return (
    `<g transform="translate(480 444)"><g transform="scale(.25)" class="metal">${petals(404, 500, 13)}</g>` +
    `<g transform="scale(4.4)" stroke-width="1"><path id="p" d="${markPetal}"/>${turns.join('')}</g></g>`
  )
}

/** Rules to write on, each closed by the wave that lets nobody write on it. */
function blanks(): string {
  const rules = [
    { x: 2520, y: 330, length: 816 },
    { x: 840, y: 600, length: 1824 },
    { x: 264, y: 850, length: 3072 },
    { x: 264, y: 1206, length: 1152 },
    { x: 2184, y: 1206, length: 1152 },
  ]
  const waves = rules.map(
    ({ x, y, length }) =>
      `<path transform="translate(${x} ${y - 42})scale(3)" d="${checkFillWave(length / unit)}"/>`,
  )
  return (
    path(rules.map(({ x, y, length }) => `M${x} ${y}h${length}`).join(''), 4) +
    `<g class="soft" stroke-width="1">${waves.join('')}</g>`
  )
}

function amount(): string {
  const box = 'M2772 444h564v192h-564zM2784 456h540v168h-540z'
  const figures = [2934, 3054, 3174].map((x, index) =>
    letter(index === 1 ? '0' : '4', [x, 540], 112),
  )
  return path(box, 4, 'paper') + path(figures.join(''), 11)
}

/** Where a bank prints its code, the check repeats its amount between two marks. */
function codeLine(): string {
  const mark = (x: number) => `M${x} 1310v56m22-56v18m0 20v18`
  const figures = ['4', '0', '4', '4', '0', '4'].map((name, index) =>
    letter(name, [1608 + index * 62 + (index > 2 ? 60 : 0), 1338], 52),
  )
  return path(mark(1500) + mark(2076), 13) + path(figures.join(''), 7)
}

function voided(): string {
  const word = blockWord(['V', 'O', 'I', 'D'], 520, 15)
  return (
    `<g transform="translate(${width / 2 - word.width / 2 - 60} ${height / 2 - 220})rotate(-7 ${word.width / 2} 260)">` +
    path(word.outline, 34, 'cleared') +
    `<g class="metal">${path(strokes(word.strokes), 3.4)}</g>` +
    path(word.outline, 8) +
    '</g>'
  )
}
