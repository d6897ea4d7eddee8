import { firm } from '#app/content/firm.ts'
import type { AboutPage } from '#app/content/schemas/pages.ts'
import { Section } from '#app/ui/section.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Industries, Needs, RevenueBands } from './serve-panels.tsx'

type ServeProps = AboutPage['serve'] & Pick<AboutPage['shown'], 'audiences'>

/** Three ways to find oneself: by trade, by size, by need (spec sections 2 and 4). */
export function Serve({
  heading,
  intro,
  label,
  industries,
  revenue,
  needs,
  audiences,
}: ServeProps) {
  return (
    <Section id="serve" tone="dark" heading={heading} intro={<p>{intro}</p>}>
      <Tabs
        label={label}
        tabs={[
          {
            id: 'industries',
            label: industries.tab,
            panel: <Industries note={industries.note} audiences={audiences} />,
          },
          {
            id: 'revenue-range',
            label: revenue.tab,
            panel: (
              <RevenueBands note={revenue.note} texts={revenue.bands} bands={firm.revenueBands} />
            ),
          },
          {
            id: 'business-needs',
            label: needs.tab,
            panel: <Needs note={needs.note} items={needs.items} />,
          },
        ]}
      />
    </Section>
  )
}
