import type { ReactNode } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { OutsideLink } from '#app/components/button-link.tsx'
import { MapLink } from '#app/components/map-link.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { address } from '#app/lib/address.ts'
import { plain, type Shown } from '#app/lib/shown.ts'
import type { ways } from './fields.ts'
import styles from './view.module.css'
import { replyTimes, waysToReach } from './ways.ts'

type WaysProps = ViewProps<typeof ways>

/** Every way to reach the firm and what it is for; beside them, what to know before: what never to
    send, in required wording, and when to expect an answer. */
export function View(props: WaysProps) {
  const { id, tone, heading, warning, reply } = props
  return (
    <Section id={id} tone={tone} heading={heading}>
      <div className="columns">
        <Ledger {...props} />
        <div className={styles.side}>
          <section aria-labelledby={`${id}-warning`} className={styles.warning} data-plate="dark">
            <h3 id={`${id}-warning`}>{warning.heading}</h3>
            <p className={styles.warningLine}>{warning.line}</p>
            <Prose of={warning.after} as="p" />
          </section>
          <Reply {...reply} id={`${id}-reply`} />
        </div>
      </div>
    </Section>
  )
}

function Ledger(ways: WaysProps) {
  const { firm } = useContent()
  const several = firm.offices.length > 0
  return (
    <dl className={styles.ledger}>
      {waysToReach(ways, firm).map(({ label, about, shown, to }) => (
        <div key={label.plain} className={styles.option}>
          <dt>{label}</dt>
          <dd className={styles.optionValue}>
            {to ? <WayLink to={to}>{shown}</WayLink> : shown}
            {!to && <MapLink url={several ? undefined : firm.mapUrl}>{ways.map}</MapLink>}
          </dd>
          <dd className={styles.optionAbout}>
            <Prose of={about} as="p" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function WayLink({ to, children }: { to: Shown; children: ReactNode }) {
  if (plain(to).startsWith('https:')) return <OutsideLink href={to}>{children}</OutsideLink>
  return <a href={`${address(to)}`}>{children}</a>
}

function Reply({ id, ...reply }: WaysProps['reply'] & { id: string }) {
  const { firm, interface: words } = useContent()
  const formats = useFormats()
  return (
    <section aria-labelledby={id} className={styles.reply}>
      <h3 id={id}>{reply.heading}</h3>
      {replyTimes(reply, firm, { words, formats }).map((each) => (
        <p key={each.plain}>{each}</p>
      ))}
    </section>
  )
}
