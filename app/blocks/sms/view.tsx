import type { ViewProps } from '#app/blocks/view.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Island } from '#app/components/island.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useRendering } from '#app/components/site.tsx'
import { OptInForm } from '#app/islands/sms-opt-in.tsx'
import { address } from '#app/lib/address.ts'
import { from } from '#app/lib/shown.ts'
import type { sms } from './fields.ts'
import styles from './view.module.css'

type SmsProps = ViewProps<typeof sms>

/** On a wide screen the form is beside the rest; in reading order it comes after what it asks consent
    to. */
export function View({ id, title, lead, jump, plate, program, mail, ...words }: SmsProps) {
  const { content, page } = useRendering()
  const { firm, interface: ours } = content
  const { consent, promotions, documents, ...form } = words.form
  const { help, ...composed } = words.composed
  return (
    <div id={id} className={styles.sheet}>
      <div>
        <h1>{title}</h1>
        <Prose of={lead} as="p" within={styles.lead} />
        <div className={styles.jump} data-print="no">
          <ButtonLink href="#subscribe">{jump}</ButtonLink>
        </div>
        <figure className={styles.plate}>
          <Drawing name="stop-tape" alt={plate.picture} loading="eager" />
          <figcaption>{plate.caption}</figcaption>
        </figure>
      </div>
      <Program {...program} id={`${id}-program`} />
      <Island
        name="sms-opt-in"
        of={OptInForm}
        origin={from(ours, 'language')}
        props={{
          ...form,
          mail,
          composed,
          labels: ours.smsRequest,
          language: ours.language,
          to: firm.email,
          page: new URL(address(page?.canonical ?? ''), firm.siteUrl).href,
        }}
        slots={{
          consent: <Prose of={consent} as="span" />,
          ...(promotions && { promotions: <Prose of={promotions} as="span" /> }),
          documents: <Prose of={documents} as="span" />,
          help: <Prose of={help} as="p" />,
        }}
      />
    </div>
  )
}

/** What a subscriber gets and agrees to. */
function Program({ id, heading, name, messages, rules }: SmsProps['program'] & { id: string }) {
  return (
    <section aria-labelledby={id} className={styles.program}>
      <h2 id={id}>{heading}</h2>
      <dl>
        <Row {...name} />
        <div>
          <dt>{messages.term}</dt>
          <dd>
            <ol>
              {messages.kinds.map((kind) => (
                <li key={kind.plain}>{kind}</li>
              ))}
            </ol>
            <p>{messages.never}</p>
          </dd>
        </div>
        {rules.map((rule) => (
          <Row key={rule.term.plain} {...rule} />
        ))}
      </dl>
    </section>
  )
}

function Row({ term, text }: SmsProps['program']['name']) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Prose of={text} as="p" />
      </dd>
    </div>
  )
}
