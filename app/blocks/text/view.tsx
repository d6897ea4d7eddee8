import type { ViewProps } from '#app/blocks/view.ts'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import type { text as declared } from './fields.ts'

export function View({ id, tone, heading, text }: ViewProps<typeof declared>) {
  return (
    <Section id={id} tone={tone} heading={heading}>
      <div className="stack measure">
        {text.map((paragraph) => (
          <Prose key={paragraph.plain} of={paragraph} as="p" />
        ))}
      </div>
    </Section>
  )
}
