import type { ViewProps } from '#app/blocks/view.ts'
import { Island } from '#app/components/island.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, useRendering } from '#app/components/site.tsx'
import type { PageRecord } from '#app/content/pages.ts'
import type { Firm } from '#app/content/schemas/firm.ts'
import type { Audiences } from '#app/content/schemas/pages.ts'
import { TabPanel, Tabs } from '#app/islands/tabs.tsx'
import { address } from '#app/lib/address.ts'
import { shortDollars } from '#app/lib/money.ts'
import { fieldText, joined, type Shown, type Text } from '#app/lib/shown.ts'
import type { serve } from './fields.ts'
import styles from './view.module.css'

/** Tabs by industry, by revenue and by need. A tab without entries is left out; a single one is shown without
    tabs. */
export function View(props: ViewProps<typeof serve>) {
  const { id, own, tone, heading, intro, label, industries, revenue, needs } = props
  const { audiences, firm } = useContent()
  const list = audiences?.audiences ?? []
  const bands = firm.revenueBands
  const byIndustry = industries && list.length > 0 && <Industries {...industries} list={list} />
  const byRevenue = revenue && bands.length > 0 && <RevenueBands {...revenue} ranges={bands} />
  const byNeed = needs && needs.items.length > 0 && <Needs {...needs} />
  const tabs = [
    { id: own('industries'), label: industries?.tab ?? '', children: byIndustry },
    { id: own('revenue-range'), label: revenue?.tab ?? '', children: byRevenue },
    { id: own('business-needs'), label: needs?.tab ?? '', children: byNeed },
  ].filter(({ children }) => children)
  if (tabs.length === 0) return null
  return (
    <Section id={id} tone={tone} heading={heading} intro={tabs.length > 1 ? intro : undefined}>
      {tabs.length > 1 ? (
        <Island
          name="tabs"
          id={own('tabs')}
          of={Tabs}
          props={{ label, tabs: tabs.map((tab) => ({ id: tab.id, label: tab.label })) }}
          slots={{
            panels: tabs.map((tab) => <TabPanel key={tab.id} {...tab} label={`${tab.label}`} />),
          }}
        />
      ) : (
        <div id={tabs[0]?.id}>{tabs[0]?.children}</div>
      )}
    </Section>
  )
}

type Serve = ViewProps<typeof serve>
type IndustriesProps = NonNullable<Serve['industries']> & { list: Audiences['audiences'] }

function Industries({ note, list }: IndustriesProps) {
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ul className={styles.names}>
        {list.map(({ id, name }) => (
          <li key={id}>
            <a href={address(`/who-we-serve#${id}`)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

type RevenueProps = NonNullable<Serve['revenue']> & { ranges: Firm['revenueBands'] }

function RevenueBands({ note, bands: texts, ranges }: RevenueProps) {
  const most = Math.max(...ranges.map(({ to }) => to))
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ul className={styles.bands}>
        {ranges.map((band, index) => (
          <li key={band.from}>
            <b>
              {joined(
                [fieldText(band, 'from', shortDollars), fieldText(band, 'to', shortDollars)],
                '-',
              )}
            </b>
            <ScaleBar whole={most} upTo={{ soft: band.from, metal: band.to }} />
            <p>{texts[index]}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function Needs({ note, items }: NonNullable<Serve['needs']>) {
  const { pages } = useRendering()
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ul className={styles.needs}>
        {items.map(({ need, to }) => (
          <li key={to.plain}>
            <span>{need}</span>
            <a href={`${address(to)}`}>{serviceAt(to, pages)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The service's name as in the menu. */
function serviceAt(to: Text, pages: readonly PageRecord[]): Shown {
  const head = pages.find(({ path }) => path === to.plain)?.head
  return head?.menu?.label ?? head?.name ?? to
}
