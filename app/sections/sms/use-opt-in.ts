import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Mail } from '#app/lib/mailto.ts'
import type { Contact } from '#app/lib/sms-request.ts'

export const optInFields = ['name', 'phone', 'consent'] as const
export type OptInField = (typeof optInFields)[number]

/** Composed: the button was pressed. Refused: someone tried to send what is not complete. */
type Outcome =
  | { kind: 'filling' }
  | { kind: 'refused'; attempt: number }
  | { kind: 'composed'; mail: Required<Mail> }

/** What was typed lasts as long as the tab: reading the terms and coming back loses nothing. It is
    kept in memory only. The consent is not kept: it is given anew each time (compliance 6.11). */
let draft: Contact = { name: '', phone: '' }

/** The states of the form (spec section 4). The fields keep their own values. */
export function useOptIn(send: (contact: Contact) => Required<Mail>) {
  const name = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const consent = useRef<HTMLInputElement>(null)
  const refs = { name, phone, consent }
  /** Unknown until this script has looked: the HTML is a form of its own. */
  const [missing, setMissing] = useState<readonly OptInField[]>()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'filling' })

  /** What happened before this script came, or on an earlier visit to the page. */
  const takeOver = useEffectEvent(() => {
    if (name.current && !name.current.value) name.current.value = draft.name
    if (phone.current && !phone.current.value) phone.current.value = draft.phone
    edit()
  })

  /** The browser shows a page again as it was left; the consent is not part of it. */
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

  /** Spaces alone are nothing (decision 78). */
  function look(): OptInField[] {
    const given = { ...values(), consent: consent.current?.checked ? 'yes' : '' }
    return optInFields.filter((field) => given[field].trim() === '')
  }

  /** A message that was composed says what the fields said then: an edit takes it away. */
  function edit() {
    draft = values()
    const gaps = look()
    setMissing(gaps)
    setOutcome((now) => (now.kind === 'refused' && gaps.length > 0 ? now : { kind: 'filling' }))
  }

  /** By the button, by Enter or by a script. An incomplete form is refused (spec section 8). */
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
