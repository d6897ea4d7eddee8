import { interpolate } from '#app/lib/before-text.ts'
import { weekdayOf } from '#app/lib/dates.ts'
import { timesOf } from '#app/lib/formats.ts'
import {
  elsewhereText,
  type LocalTime,
  localTime,
  type Opening,
  statusAt,
  statusText,
} from '#app/lib/hours.ts'

// Whether the firm is open now, and the hand on the dial of its week: see blocks/contact-hero.

const minute = 60_000
const week = 7 * 24 * 60

const place = document.querySelector<HTMLElement>('[data-opening]')
if (place) keepCurrent(place, JSON.parse(place.dataset.opening ?? ''))

/** Shows the present minute, and every next one. The visitor's return to the tab is a reason to look,
    too, because timers of a hidden tab are late. */
function keepCurrent(place: HTMLElement, opening: Opening) {
  function show() {
    const now = Math.floor(Date.now() / minute) * minute
    showStatus(place, opening, now)
    turnHand(localTime(now, opening.schedule.timeZone))
  }
  function showEveryMinute() {
    show()
    setTimeout(showEveryMinute, minute - (Date.now() % minute))
  }
  showEveryMinute()
  document.addEventListener('visibilitychange', show)
}

function showStatus(place: HTMLElement, { schedule, zone, words }: Opening, now: number) {
  const { timeZone } = schedule
  const formats = timesOf(document.documentElement.lang)
  const status = statusAt(now, schedule)
  const elsewhere = status.change && elsewhereText(status.change, timeZone, formats)
  const texts = [
    statusText(status, localTime(now, timeZone).date, words, formats),
    elsewhere ? interpolate(words.elsewhere, { zone, time: elsewhere }) : zone,
  ]
  place.dataset.open = status.open ? 'yes' : 'no'
  // Whoever is reading or selecting it is not disturbed by the same words.
  if (place.textContent === texts.join('')) return
  place.replaceChildren(
    ...texts.map((textContent) => Object.assign(document.createElement('p'), { textContent })),
  )
}

/** Clockwise from Monday 0:00 at the top, as the dial is drawn. */
function turnHand({ date, minutes }: LocalTime) {
  const degrees = (360 * (weekdayOf(date) * 24 * 60 + minutes)) / week
  document.querySelector('[data-hand]')?.setAttribute('transform', `rotate(${degrees.toFixed(2)})`)
}
