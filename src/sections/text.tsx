import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import type { paragraphs, SectionProps } from '../schema/sections.ts'

/** Blank lines separate paragraphs. */
export function Text({ id, tone, heading, text }: SectionProps<typeof paragraphs>) {
  return (
    <Section id={id} tone={tone} heading={heading} split>
      <div className="stack lead">
        {text.split('\n\n').map((each, index) => (
          <Paragraph key={each} className={tone && index === 0 ? 'statement' : undefined}>
            {each}
          </Paragraph>
        ))}
      </div>
    </Section>
  )
}
