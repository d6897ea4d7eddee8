import type { Firm } from '#app/content/schemas/firm.ts'
import type { AboutPage } from '#app/content/schemas/pages.ts'
import { shortDollars } from '#app/lib/money.ts'
import { ScaleBar } from '#app/ui/scale-bar.tsx'
import { menus } from '../navigation.ts'
import styles from './serve-panels.module.css'

type IndustriesProps = { note: string; audiences: AboutPage['shown']['audiences'] }

export function Industries({ note, audiences }: IndustriesProps) {
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ul className={styles.names}>
        {audiences.map(({ id, name }) => (
          <li key={id}>
            <a href={`/who-we-serve#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

type RevenueBandsProps = {
  note: string
  bands: Firm['revenueBands']
  texts: readonly string[]
}

/** Each band as a stretch of the whole range, to one scale. */
export function RevenueBands({ note, bands, texts }: RevenueBandsProps) {
  const most = Math.max(...bands.map(({ to }) => to))
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ul className={styles.bands}>
        {bands.map(({ from, to }, index) => (
          <li key={from}>
            <b>
              {shortDollars(from)}-{shortDollars(to)}
            </b>
            <ScaleBar
              parts={[
                { share: from / most, tone: 'soft' },
                { share: (to - from) / most, tone: 'metal' },
              ]}
            />
            <p>{texts[index]}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

type NeedsProps = { note: string; items: AboutPage['serve']['needs']['items'] }

export function Needs({ note, items }: NeedsProps) {
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ul className={styles.needs}>
        {items.map(({ need, to }) => (
          <li key={to}>
            <span>{need}</span>
            <a href={to}>{serviceAt(to)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A service is called what the menu calls it. */
function serviceAt(path: string): string {
  const links = menus.flatMap((menu) => [...menu.links])
  return links.find(({ to }) => to === path)?.label ?? path
}
