import type { ReactNode } from 'react'
import type { z } from 'zod'
import { CheckList } from '../components/check-list.tsx'
import { Link } from '../components/link.tsx'
import { PriceRows } from '../components/price-rows.tsx'
import { Paragraph } from '../components/text.tsx'
import type { offer, priceBox, SectionProps } from '../schema/sections.ts'
import styles from './offer.module.css'

/** What a service includes, who it's for, what it costs and what it leaves out. */
export function Offer({ id, offers, whoItsFor, notIncluded, prices }: SectionProps<typeof offer>) {
  return (
    <div id={id} className={styles.offer} data-tone="plain">
      <Part id="offers" heading="What We Offer">
        <CheckList items={offers} />
      </Part>
      <Part id="whom" heading="Who it's for">
        <Paragraph>{whoItsFor}</Paragraph>
      </Part>
      {prices && <PriceBox {...prices} />}
      <Part id="limits" heading="What we don't do">
        <CheckList items={notIncluded} crossed />
      </Part>
    </div>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 id={id} className="size-h3">
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** The prices of a service that has no packages. */
function PriceBox({ rows, note, link }: z.output<typeof priceBox>) {
  return (
    <div className={styles.prices}>
      <h3>What it costs</h3>
      <PriceRows rows={rows} />
      <Paragraph className="secondary">{note}</Paragraph>
      <p className="secondary">
        <Link href={link.href}>{link.label}</Link>
      </p>
    </div>
  )
}
