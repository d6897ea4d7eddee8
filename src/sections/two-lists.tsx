import { CheckList } from '../components/check-list.tsx'
import { Section } from '../components/section.tsx'
import type { SectionProps, twoLists } from '../schema/sections.ts'

export function TwoLists({ id, heading, lists }: SectionProps<typeof twoLists>) {
  return (
    <Section id={id} heading={heading} split>
      <div className="halves">
        {lists.map(({ heading, items }) => (
          <div key={heading} className="stack">
            <h3>{heading}</h3>
            <CheckList items={items} />
          </div>
        ))}
      </div>
    </Section>
  )
}
