import { Link } from '../components/link.tsx'
import { Reviewed } from '../components/reviewed.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import type { SectionProps } from '../schema/sections.ts'
import type { letters } from '../schema/services.ts'

/** IRS letters, each in an accordion item. */
export function Letters({ id, heading, intro, items, other, reviewed, validThrough }: SectionProps<typeof letters>) {
  return (
    <Section id={id} heading={heading} intro={intro} split>
      <div className="stack">
        <div className="accordion">
          {items.map(({ numbers, name, means, deadline, avoid, source }) => (
            <details key={name} name={id}>
              <summary>
                <h3>
                  <em>{numbers}</em> {name}
                </h3>
              </summary>
              <div className="stack">
                <Paragraph>{means}</Paragraph>
                <Paragraph>{`**How much time:** ${deadline}`}</Paragraph>
                <Paragraph>{`**What not to do:** ${avoid}`}</Paragraph>
                <p>
                  <b>Official page:</b> <Link href={source.url}>{source.name}</Link>
                </p>
              </div>
            </details>
          ))}
        </div>
        <div>
          <Paragraph>{other}</Paragraph>
          <Reviewed day={reviewed} validThrough={validThrough} />
        </div>
      </div>
    </Section>
  )
}
