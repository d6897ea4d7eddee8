import { useId, useRef, useState } from 'react'
import type { SmsOptin } from '#app/content/schemas/pages.ts'
import type { Mail } from '#app/lib/mailto.ts'
import { copyText } from '#app/ui/copy-text.ts'
import { PlateButton } from '#app/ui/plate-button.tsx'
import { Prose } from '#app/ui/prose.tsx'
import styles from './composed-message.module.css'

type ComposedMessageProps = {
  words: SmsOptin['composed']
  /** None before the form was sent, and none after a later edit. */
  mail: Required<Mail> | undefined
}

/** After the button: what has happened, and the message itself for those whose device has no mail
    program (compliance 6.14). The status is read out; the message is there to be read. */
export function ComposedMessage({ words, mail }: ComposedMessageProps) {
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const [copy, setCopy] = useState<{ of: string; is: 'copied' | 'refused' }>()
  // Copying takes its time; by then there may be another message.
  const said = copy && copy.of === mail?.body ? words[copy.is] : undefined
  return (
    <div className={styles.composed}>
      <p role="status" className={styles.status}>
        {mail && words.status}
      </p>
      {mail && (
        <div ref={show} className={styles.message}>
          <Prose html={words.help} as="p" />
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
        </div>
      )}
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

/** Nobody looks for it below the edge of the screen. */
function show(message: HTMLElement | null) {
  message?.scrollIntoView({ block: 'nearest' })
}
