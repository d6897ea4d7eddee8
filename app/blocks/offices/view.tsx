import type { ViewProps } from '#app/blocks/view.ts'
import { MapLink } from '#app/components/map-link.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { hoursOf, officesOf } from '#app/content/firm.ts'
import { hasStreet } from '#app/lib/downloads.ts'
import { phoneHref } from '#app/lib/text.ts'
import type { offices } from './fields.ts'
import styles from './view.module.css'

/** Where a firm has more than one office: each with what it has. */
export function View({ id, tone, heading, map }: ViewProps<typeof offices>) {
  const { firm } = useContent()
  const formats = useFormats()
  if (firm.offices.length === 0) return null
  return (
    <Section id={id} tone={tone} heading={heading}>
      <ul className={styles.offices}>
        {officesOf(firm).map(({ name, address: place, phone, hours, seasons, mapUrl }) => (
          <li key={name.plain}>
            <h3>{name}</h3>
            <p>{place}</p>
            {phone && (
              <p>
                <a href={`${phone.map(phoneHref)}`}>{phone}</a>
              </p>
            )}
            {(hours || seasons) && <p>{hoursOf({ hours, seasons }, formats)}</p>}
            <MapLink url={hasStreet(place.plain) ? mapUrl : undefined}>{map}</MapLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
