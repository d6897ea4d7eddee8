import type { ViewProps } from '#app/blocks/view.ts'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { rangeText } from '#app/lib/money.ts'
import { fieldText } from '#app/lib/shown.ts'
import type { hero } from './fields.ts'
import styles from './look-years.module.css'
import { WithPlate } from './with-plate.tsx'

type Props = ViewProps<typeof hero>

export function View(props: Props) {
  return <WithPlate {...props}>{props.years && <Trunk {...props.years} />}</WithPlate>
}

/** The years of the firm as the rings of a trunk, with a label for each date it states. */
function Trunk(words: NonNullable<Props['years']>) {
  const { experience, fullTime, founded, asOf, alt, caption } = words
  const { firm, claims } = useContent()
  const claim = claims.yearsExperience
  const { monthYear } = useFormats()
  return (
    <div className={styles.trunk}>
      <figure className={styles.trunk} data-print="no">
        <div className={styles.plate}>
          <div className={styles.drawing}>
            <Drawing name="about-trunk" alt={alt} loading="eager" />
            <Drawing name="about-trunk-leaders" loading="eager" />
          </div>
          <ul>
            {claim && (
              <li data-line="bark">
                <b>{rangeText(claim)}</b> {experience}
              </li>
            )}
            {firm.fullTimeSince && (
              <li data-line="ring">
                {fullTime} <b>{fieldText(firm, 'fullTimeSince')}</b>
              </li>
            )}
            <li data-line="pith">
              {founded} <b>{fieldText(firm, 'founded', monthYear)}</b>
            </li>
          </ul>
        </div>
        <figcaption>
          <Prose of={caption} as="span" />
        </figcaption>
      </figure>
      {claim && (
        <p className="small-print">
          {rangeText(claim)} {claim.label}: {claim.basis}, {asOf}{' '}
          {fieldText(claim, 'asOf', monthYear)}.
        </p>
      )}
    </div>
  )
}
