import { firm } from '#app/content/firm.ts'
import type { CaseStudiesPage } from '#app/content/schemas/pages.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'

type ClosingProps = CaseStudiesPage['closing'] & { schedule: string }

export function Closing({ heading, text, schedule }: ClosingProps) {
  return (
    <Section id="closing" tone="alternate" heading={heading} intro={<Prose html={text} as="p" />}>
      <ButtonLink href={firm.schedulingUrl} newTab>
        {schedule}
      </ButtonLink>
    </Section>
  )
}
