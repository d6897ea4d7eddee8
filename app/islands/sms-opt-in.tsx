import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Checkbox } from '#app/components/checkbox.tsx'
import { copyText } from '#app/components/copy-text.ts'
import { Field } from '#app/components/field.tsx'
import { Slot } from '#app/components/island-root.tsx'
import { PlateButton } from '#app/components/plate-button.tsx'
import { interpolate } from '#app/lib/before-text.ts'
import {
  type Contact,
  type Mail,
  mailtoHref,
  type RequestWords,
  smsRequest,
} from '#app/lib/mail.ts'
import styles from './sms-opt-in.module.css'

type FormWords = Record<
  | ('heading' | 'nameLabel' | 'phoneLabel' | 'phonePlaceholder' | 'consentName' | 'consentVersion')
  | ('before' | 'button' | 'missing' | 'complete' | 'incomplete'),
  string
>
type ComposedWords = Record<
  'status' | 'to' | 'subject' | 'message' | 'copy' | 'copied' | 'refused',
  string
>

type OptInFormProps = FormWords & {
  mail: Record<'subject' | 'agreement' | 'request', string> &
    Pick<RequestWords, 'terms' | 'promotions'>
  composed: ComposedWords
  labels: Record<'consent' | 'request' | 'terms' | 'wording' | 'version' | 'page' | 'time', string>
  /** Of the words, for lists of them and for the time. */
  language: string
  /** The mailbox the request goes to. */
  to: string
  /** The address of this page, as proof of where consent was given. */
  page: string
}

/** The request to receive text messages. Without script it is a mailto form whose fields become the
    lines of the message. Its slots are the consent, the links beside it and the help beside the message. */
export function OptInForm(props: OptInFormProps) {
  const { nameLabel, phoneLabel, consentVersion, mail, page, language, labels } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const address = { to: props.to, subject: mail.subject }
  const { refs, missing, outcome, edit, submit } = useOptIn((contact) => {
    const words = { nameLabel, phoneLabel, ...mail, consentVersion, page, language, labels }
    const promotions = form.current?.querySelector<HTMLInputElement>('[data-promotions]')?.checked
    const body = smsRequest({ ...contact, promotions: promotions === true }, words, new Date())
    const message = { ...address, body }
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
        ref={form}
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
        <OptInFields {...props} field={field} />
        <div className={styles.action} data-print="no">
          <p>{props.before}</p>
          <PlateButton
            type="submit"
            disabled={missing !== undefined && missing.length > 0}
            describedBy={`${id}-hint`}
          >
            {props.button}
          </PlateButton>
          {/* Without script the browser itself says what is missing. */}
          <p id={`${id}-hint`} className={styles.hint} data-script="needed">
            {hint(missing ?? optInFields, props)}
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

  /** The browser does nothing on Enter while the button is disabled. */
  function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
    const isField = (event.target as Element).matches('input')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isField) return
    if (missing && missing.length > 0) submit(event)
  }
}

export { OptInForm as Island }

const optInFields = ['name', 'phone', 'consent'] as const
type OptInField = (typeof optInFields)[number]

type OptInFieldsProps = OptInFormProps & {
  field: (
    name: OptInField,
  ) => Pick<ComponentProps<'input'>, 'ref' | 'required' | 'aria-invalid' | 'aria-describedby'>
}

/** What the visitor fills in, and what the message says besides. */
function OptInFields(props: OptInFieldsProps) {
  const { nameLabel, phoneLabel, consentVersion, mail, page, labels, field } = props
  return (
    <>
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
        <Checkbox
          {...field('consent')}
          name={labels.consent}
          value={mail.agreement}
          data-ask-again
        />
        <Slot name="consent" as="span" />
      </label>
      {mail.promotions && (
        <label className={styles.consent}>
          <Checkbox
            name={mail.promotions.label}
            value={mail.promotions.yes}
            data-promotions
            data-ask-again
          />
          <Slot name="promotions" as="span" />
        </label>
      )}
      <p>
        <Slot name="documents" as="span" />
      </p>
      <input type="hidden" name={labels.request} value={mail.request} />
      {mail.terms && <input type="hidden" name={labels.terms} value={mail.terms} />}
      <input
        type="hidden"
        name={labels.wording}
        value={interpolate(labels.version, { date: consentVersion })}
      />
      <input type="hidden" name={labels.page} value={page} />
    </>
  )
}

function hint(fields: readonly OptInField[], props: OptInFormProps): string {
  if (fields.length === 0) return props.complete
  const names = { name: props.nameLabel, phone: props.phoneLabel, consent: props.consentName }
  const listed = new Intl.ListFormat(props.language).format(fields.map((name) => names[name]))
  return `${props.missing} ${listed}.`
}

/** "refused": an attempt to send an incomplete form. "composed": the message is ready. */
type Outcome =
  | { kind: 'filling' }
  | { kind: 'refused'; attempt: number }
  | { kind: 'composed'; mail: Required<Mail> }

/** Name and phone stay in the history entry while the visitor reads the terms and comes back. Consent
    is not kept: it must be given anew each time. */
function readDraft(): Contact {
  const { name = '', phone = '' } = history.state?.smsOptIn ?? {}
  return { name, phone }
}

function keepDraft(smsOptIn: Contact) {
  history.replaceState({ ...history.state, smsOptIn }, '')
}

/** The states of the form. The fields keep their own values. */
function useOptIn(send: (contact: Contact) => Required<Mail>) {
  const name = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const consent = useRef<HTMLInputElement>(null)
  const refs = { name, phone, consent }
  /** Undefined before hydration: the HTML form works by itself. */
  const [missing, setMissing] = useState<readonly OptInField[]>()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'filling' })

  /** Restores the draft, unless something was typed before hydration. */
  const takeOver = useEffectEvent(() => {
    const draft = readDraft()
    if (name.current && !name.current.value) name.current.value = draft.name
    if (phone.current && !phone.current.value) phone.current.value = draft.phone
    edit()
  })

  /** The back/forward cache restores the form as it was left; consent must be given anew. */
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || !consent.current) return
    consent.current.checked = false
    edit()
  })

  useEffect(() => {
    const show = (event: PageTransitionEvent) => comeBack(event)
    takeOver()
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])

  return { refs, missing, outcome, edit, submit }

  function values(): Contact {
    return { name: name.current?.value ?? '', phone: phone.current?.value ?? '' }
  }

  /** A field that holds only spaces is missing. */
  function look(): OptInField[] {
    return optInFields.filter((field) => !refs[field].current?.validity.valid)
  }

  /** An edit removes the composed message, which no longer matches the fields. */
  function edit() {
    keepDraft(values())
    const gaps = look()
    setMissing(gaps)
    setOutcome((now) => (now.kind === 'refused' && gaps.length > 0 ? now : { kind: 'filling' }))
  }

  function submit(event: Pick<FormEvent, 'preventDefault'>) {
    event.preventDefault()
    const [first] = look()
    if (first) {
      setOutcome((now) => ({
        kind: 'refused',
        attempt: now.kind === 'refused' ? now.attempt + 1 : 1,
      }))
      refs[first].current?.focus()
      return
    }
    setOutcome({ kind: 'composed', mail: send(values()) })
  }
}

type ComposedMessageProps = {
  words: ComposedWords
  /** Undefined before the form is sent and after a later edit. */
  mail: Required<Mail> | undefined
}

/** The status, and the message itself for visitors whose device has no mail program. */
function ComposedMessage({ words, mail }: ComposedMessageProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const [copy, setCopy] = useState<{ of: string; is: 'copied' | 'refused' }>()
  // Copying is asynchronous: by now there may be another message.
  const said = copy && copy.of === mail?.body ? words[copy.is] : undefined
  // The message may be below the edge of the screen.
  useEffect(() => {
    if (mail) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [mail])

  return (
    <div className={styles.composed}>
      <p role="status" className={styles.status}>
        {mail && words.status}
      </p>
      <div ref={panel} className={styles.message} hidden={!mail}>
        <Slot name="help" />
        {mail && (
          <>
            <dl>
              <dt>{words.to}</dt>
              <dd>{mail.to}</dd>
              <dt>{words.subject}</dt>
              <dd>{mail.subject}</dd>
            </dl>
            <label htmlFor={id}>{words.message}</label>
            <textarea ref={text} id={id} dir="auto" readOnly rows={11} value={mail.body} />
            <div className={styles.copy}>
              <PlateButton look="outline" size="small" onClick={() => copyMessage(mail.body)}>
                {words.copy}
              </PlateButton>
              <p role="status">{said}</p>
            </div>
          </>
        )}
      </div>
    </div>
  )

  async function copyMessage(body: string) {
    const is = await copyText(body)
    setCopy({ of: body, is })
    if (is === 'copied') return
    text.current?.focus()
    text.current?.select()
  }
}
