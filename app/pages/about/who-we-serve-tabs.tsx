import { Island } from '#app/components/island.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import { Section } from '#app/components/section.tsx'
import { useRendering } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import type { Page } from '#app/content/pages.ts'
import type { AboutPage } from '#app/content/schemas/pages.ts'
import { TabPanel, Tabs } from '#app/islands/tabs.tsx'
import { address } from '#app/lib/address.ts'
import { shortDollars } from '#app/lib/money.ts'
import styles from './who-we-serve-tabs.module.css'

export function WhoWeServeTabs(content: Content) {
  const { heading, intro, label, industries, revenue, needs } = content.pages.about.serve
  const tabs = [
    { id: 'industries', label: industries.tab, children: <Industries {...content} /> },
    { id: 'revenue-range', label: revenue.tab, children: <RevenueBands {...content} /> },
    { id: 'business-needs', label: needs.tab, children: <Needs {...needs} /> },
  ]
  return (
    <Section id="serve" tone="dark" heading={heading} intro={intro}>
      <Island
        name="tabs"
        of={Tabs}
        props={{ label, tabs: tabs.map(({ id, label: name }) => ({ id, label: name })) }}
        slots={{ panels: tabs.map((tab) => <TabPanel key={tab.id} {...tab} />) }}
      />
    </Section>
  )
}

function Industries({ audiences, pages }: Content) {
  return (
    <>
      <p className={styles.note}>{pages.about.serve.industries.note}</p>
      <ul className={styles.names}>
        {audiences.audiences.map(({ id, name }) => (
          <li key={id}>
            <a href={address(`/who-we-serve#${id}`)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

function RevenueBands({ firm, pages }: Content) {
  const { note, bands: texts } = pages.about.serve.revenue
  const most = Math.max(...firm.revenueBands.map(({ to }) => to))
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ul className={styles.bands}>
        {firm.revenueBands.map(({ from, to }, index) => (
          <li key={from}>
            <b>
              {shortDollars(from)}-{shortDollars(to)}
            </b>
            <ScaleBar whole={most} upTo={{ soft: from, metal: to }} />
            <p>{texts[index]}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function Needs({ note, items }: AboutPage['serve']['needs']) {
  const { pages } = useRendering()
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ul className={styles.needs}>
        {items.map(({ need, to }) => (
          <li key={to}>
            <span>{need}</span>
            <a href={address(to)}>{serviceAt(to, pages)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The service's name as in the menu. */
function serviceAt(to: string, pages: readonly Page[]): string {
  const head = pages.find(({ path }) => path === to)?.head
  return head?.menu?.label ?? head?.name ?? to
}
