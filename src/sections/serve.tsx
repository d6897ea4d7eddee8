import type { ReactNode } from 'react'
import { Link } from '../components/link.tsx'
import { Section } from '../components/section.tsx'
import { firm } from '../data.ts'
import type { Audience, serve } from '../schema/pages.ts'
import type { SectionProps } from '../schema/sections.ts'
import styles from './serve.module.css'

type Props = SectionProps<typeof serve>

/** Clients by industry, revenue and need. Without JavaScript, the tabs are links to stacked panels, and the style sheet
    shows the one in the URL hash; src/scripts/tabs.ts turns them into tabs. */
export function Serve({ id, heading, intro, audiences, ...tabs }: Props & { audiences: readonly Audience[] }) {
  const ids = { industries: 'industries', revenue: 'revenue-range', needs: 'business-needs' }
  return (
    <Section id={id} tone="dark" heading={heading} intro={intro} split>
      <div className={styles.tabs} data-tabs={heading}>
        <div className={styles.list} data-script="needed" data-print="no">
          {(['industries', 'revenue', 'needs'] as const).map((name) => (
            <a key={name} id={`${ids[name]}-tab`} href={`#${ids[name]}`} className={styles.tab}>
              {tabs[name].tab}
            </a>
          ))}
        </div>
        <div>
          <Panel id={ids.industries} {...tabs.industries}>
            <Industries audiences={audiences} />
          </Panel>
          <Panel id={ids.revenue} {...tabs.revenue}>
            <Revenue bands={tabs.revenue.bands} />
          </Panel>
          <Panel id={ids.needs} {...tabs.needs}>
            <Needs items={tabs.needs.items} />
          </Panel>
        </div>
      </div>
    </Section>
  )
}

function Panel({ id, tab, children }: { id: string; tab: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.panel}>
      <h3 className={styles.heading}>{tab}</h3>
      {children}
    </div>
  )
}

function Industries({ audiences }: { audiences: readonly Audience[] }) {
  return (
    <ul className={styles.names}>
      {audiences.map(({ id, name }) => (
        <li key={id}>
          <a href={`/who-we-serve#${id}`} className="term">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

const short = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact' })

function Revenue({ bands }: Pick<Props['revenue'], 'bands'>) {
  return (
    <ul>
      {firm.revenueBands.map(({ from, to }, index) => (
        <li key={from}>
          <b className="term">
            {short.format(from)}-{short.format(to)}
          </b>
          <p>{bands[index]}</p>
        </li>
      ))}
    </ul>
  )
}

function Needs({ items }: Pick<Props['needs'], 'items'>) {
  return (
    <ul className={styles.needs}>
      {items.map(({ need, service, href }) => (
        <li key={href}>
          <p className="term">{need}</p>
          <Link href={href}>{service}</Link>
        </li>
      ))}
    </ul>
  )
}
