import type { ViewProps } from '#app/blocks/view.ts'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { rangeText } from '#app/lib/money.ts'
import { fieldText } from '#app/lib/shown.ts'
import type { mission } from './fields.ts'
import styles from './view.module.css'

export function View({ id, tone, heading, text, founded, asOf }: ViewProps<typeof mission>) {
  const { firm, claims } = useContent()
  const { monthYear } = useFormats()
  const claim = claims.yearsExperience
  return (
    <Section id={id} tone={tone} heading={heading}>
      <div className="columns">
        <Prose of={text} as="p" within={styles.words} />
        <div className={styles.dates}>
          <p>
            {founded} <b>{fieldText(firm, 'founded', monthYear)}</b>
          </p>
          {claim && (
            <p>
              <b>{rangeText(claim)}</b> {claim.label}
              <small>
                {claim.basis}, {asOf} {fieldText(claim, 'asOf', monthYear)}
              </small>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}
