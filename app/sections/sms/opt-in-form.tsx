import { type KeyboardEvent, useId } from 'react'
import type { SmsOptin } from '#app/content/schemas/pages.ts'
import { mailtoHref } from '#app/lib/mailto.ts'
import { smsRequest } from '#app/lib/sms-request.ts'
import { Field } from '#app/ui/field.tsx'
import { PlateButton } from '#app/ui/plate-button.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { ComposedMessage } from './composed-message.tsx'
import styles from './opt-in-form.module.css'
import { type OptInField, optInFields, useOptIn } from './use-opt-in.ts'

type OptInFormProps = SmsOptin['form'] & {
  mail: SmsOptin['mail']
  composed: SmsOptin['composed']
  /** The mailbox the request goes to. */
  to: string
  /** The address of this page, as proof of where consent was given. */
  page: string
}

/** The request to receive text messages (spec sections 2 to 8, compliance 6.10 to 6.16). Without a
    script it is a mailto form whose fields become the lines of the message. */
export function OptInForm(props: OptInFormProps) {
  const { nameLabel, phoneLabel, consentVersion, mail, page } = props
  const id = useId()
  const address = { to: props.to, subject: mail.subject }
  const { refs, missing, outcome, edit, submit } = useOptIn((contact) => {
    const words = { nameLabel, phoneLabel, ...mail, consentVersion, page }
    const message = { ...address, body: smsRequest(contact, words, new Date()) }
    location.assign(mailtoHref(message))
    return message
  })
  return (
    <section
      id="subscribe"
      aria-labelledby="subscribe-heading"
      className={styles.plate}
      data-plate="dark"
      data-state={outcome.kind}
    >
      <h2 id="subscribe-heading">{props.heading}</h2>
      <form
        className={styles.form}
        method="post"
        encType="text/plain"
        action={mailtoHref(address)}
        autoComplete="off"
        noValidate={missing !== undefined}
        onInput={edit}
        onSubmit={submit}
        onKeyDown={submitOnEnter}
      >
        <div role="alert" id={`${id}-alert`} className={styles.alert}>
          {outcome.kind === 'refused' && <p key={outcome.attempt}>{props.incomplete}</p>}
        </div>
        <Field
          {...field('name')}
          label={nameLabel}
          name={nameLabel}
          type="text"
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          pattern=".*\S.*"
        />
        <Field
          {...field('phone')}
          label={phoneLabel}
          name={phoneLabel}
          type="tel"
          autoComplete="tel"
          placeholder={props.phonePlaceholder}
          pattern=".*\S.*"
        />
        <label className={styles.consent}>
          <input {...field('consent')} type="checkbox" name="Consent" value={mail.agreement} />
          <Prose html={props.consent} as="span" />
        </label>
        <input type="hidden" name="Request" value={mail.request} />
        <input type="hidden" name="Consent wording" value={`version ${consentVersion}`} />
        <input type="hidden" name="Page" value={page} />
        <div className={styles.action} data-print="no">
          <p>{props.before}</p>
          <PlateButton
            type="submit"
            disabled={missing !== undefined && missing.length > 0}
            describedBy={`${id}-hint`}
          >
            {props.button}
          </PlateButton>
          <p id={`${id}-hint`} className={styles.hint}>
            {hint(missing ?? optInFields)}
          </p>
        </div>
      </form>
      <ComposedMessage
        words={props.composed}
        mail={outcome.kind === 'composed' ? outcome.mail : undefined}
      />
    </section>
  )

  function field(name: OptInField) {
    const invalid = outcome.kind === 'refused' && missing?.includes(name)
    return {
      ref: refs[name],
      required: true,
      'aria-invalid': invalid || undefined,
      'aria-describedby': invalid ? `${id}-alert` : undefined,
    }
  }

  function hint(fields: readonly OptInField[]): string {
    if (fields.length === 0) return props.complete
    const names = { name: nameLabel, phone: phoneLabel, consent: props.consentName }
    return `${props.missing} ${listed.format(fields.map((name) => names[name]))}.`
  }

  /** The browser itself does nothing on Enter while the button is disabled. */
  function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
    const isField = (event.target as Element).matches('input')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isField) return
    if (missing && missing.length > 0) submit(event)
  }
}

const listed = new Intl.ListFormat('en-US')
