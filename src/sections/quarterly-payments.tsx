import type { ReactNode } from 'react'
import { Notes } from '../components/notes.tsx'
import { Section } from '../components/section.tsx'
import { ValidThrough } from '../components/valid-through.tsx'
import { firm } from '../data.ts'
import type { quarterlyPayments } from '../schema/pages.ts'
import type { SectionProps } from '../schema/sections.ts'

type QuarterlyPaymentsProps = SectionProps<typeof quarterlyPayments> & { children: ReactNode }

/** `children` is the island that computes each payment. */
export function QuarterlyPayments({ validThrough, rules, children, ...section }: QuarterlyPaymentsProps) {
  return (
    <Section id={section.id} heading={section.heading} intro={section.intro}>
      <ValidThrough lastDay={validThrough} phone={firm.phone}>
        {children}
        <Notes items={rules} />
      </ValidThrough>
    </Section>
  )
}
