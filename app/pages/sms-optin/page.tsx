import { ButtonLink } from '#app/components/button-link.tsx'
import { Island } from '#app/components/island.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import type { PageProps } from '#app/components/site.tsx'
import type { SmsOptin } from '#app/content/schemas/pages.ts'
import { OptInForm } from '#app/islands/sms-opt-in.tsx'
import { address } from '#app/lib/address.ts'
import { required } from '#app/lib/required.ts'
import { from } from '#app/lib/shown.ts'
import styles from './page.module.css'

/** On a wide screen the form is beside the rest; in reading order it comes after what it asks consent
    to. */
export function Page({ content, page }: PageProps) {
  const { firm, pages, interface: ours } = content
  const { title, lead, jump, plate, program, mail, ...words } = required(pages.smsOptin, page.file)
  const { consent, documents, ...form } = words.form
  const { help, ...composed } = words.composed
  return (
    <div className={styles.sheet}>
      <div>
        <h1>{title}</h1>
        <Prose html={lead} as="p" within={styles.lead} />
        <div className={styles.jump} data-print="no">
          <ButtonLink href="#subscribe">{jump}</ButtonLink>
        </div>
        <figure className={styles.plate}>
          <Drawing name="stop-tape" alt={plate.picture} loading="eager" />
          <figcaption>{plate.caption}</figcaption>
        </figure>
      </div>
      <Program {...program} />
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
          page: new URL(address(page.canonical), firm.siteUrl).href,
        }}
        slots={{
          consent: <Prose html={consent} as="span" />,
          documents: <Prose html={documents} as="span" />,
          help: <Prose html={help} as="p" />,
        }}
      />
    </div>
  )
}

/** What a subscriber gets and agrees to. */
function Program({ heading, name, messages, rules }: SmsOptin['program']) {
  return (
    <section aria-labelledby="program-heading" className={styles.program}>
      <h2 id="program-heading">{heading}</h2>
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

function Row({ term, text }: SmsOptin['program']['name']) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Prose html={text} as="p" />
      </dd>
    </div>
  )
}
