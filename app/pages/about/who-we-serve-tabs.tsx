import { Island } from '#app/components/island.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import { Section } from '#app/components/section.tsx'
import { useRendering } from '#app/components/site.tsx'
import type { Page } from '#app/content/pages.ts'
import type { Firm } from '#app/content/schemas/firm.ts'
import type { AboutPage, Audiences } from '#app/content/schemas/pages.ts'
import { TabPanel, Tabs } from '#app/islands/tabs.tsx'
import { address } from '#app/lib/address.ts'
import { shortDollars } from '#app/lib/money.ts'
import styles from './who-we-serve-tabs.module.css'

type WhoWeServeTabsProps = AboutPage['serve'] & Audiences & Pick<Firm, 'revenueBands'>

export function WhoWeServeTabs({
  heading,
  intro,
  label,
  industries,
  revenue,
  needs,
  audiences,
  revenueBands,
}: WhoWeServeTabsProps) {
  const tabs = [
    {
      id: 'industries',
      label: industries.tab,
      children: <Industries note={industries.note} audiences={audiences} />,
    },
    {
      id: 'revenue-range',
      label: revenue.tab,
      children: <RevenueBands note={revenue.note} texts={revenue.bands} bands={revenueBands} />,
    },
    {
      id: 'business-needs',
      label: needs.tab,
      children: <Needs note={needs.note} items={needs.items} />,
    },
  ]
  return (
    <Section id="serve" tone="dark" heading={heading} intro={<p>{intro}</p>}>
      <Island
        name="tabs"
        of={Tabs}
        props={{ label, tabs: tabs.map(({ id, label: name }) => ({ id, label: name })) }}
        slots={{ panels: tabs.map((tab) => <TabPanel key={tab.id} {...tab} />) }}
      />
    </Section>
  )
}

type IndustriesProps = Audiences & { note: string }

function Industries({ note, audiences }: IndustriesProps) {
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ul className={styles.names}>
        {audiences.map(({ id, name }) => (
          <li key={id}>
            <a href={address(`/who-we-serve#${id}`)}>{name}</a>
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

function RevenueBands({ note, bands, texts }: RevenueBandsProps) {
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

function Needs({ note, items }: NeedsProps) {
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
