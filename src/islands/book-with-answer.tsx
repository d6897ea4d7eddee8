import { useState } from 'react'
import { Button, ButtonLink } from '../components/button.tsx'
import { Paragraph } from '../components/text.tsx'
import { copyText } from '../lib/copy-text.ts'
import type { Answer } from './tool.tsx'

type Props = {
  answer: Answer
  content: { book: string; schedule: string }
  booking: { url: string; note: string }
}

/** Links to the booking form and copies the answer as text to paste into it. */
export function BookWithAnswer({ answer, content, booking }: Props) {
  const [message, setMessage] = useState('')
  return (
    <>
      <Paragraph>{content.book}</Paragraph>
      <ButtonLink href={booking.url}>{content.schedule}</ButtonLink>
      <Paragraph>{booking.note}</Paragraph>
      <Button variant="outline" size="small" onClick={copy}>
        Copy as text
      </Button>
      <p aria-live="polite">{message}</p>
    </>
  )

  async function copy() {
    const isCopied = (await copyText(textOf(answer))) === 'copied'
    setMessage(isCopied ? 'Copied as text.' : "Couldn't copy it. Please select the list and copy it yourself.")
  }
}

/** Returns the answer as plain text: one line for each amount, then the total. */
function textOf({ heading, lines, total }: Answer): string {
  const rowText = ({ label, note, amount }: (typeof lines)[number]) => `${label}${note ? ` (${note})` : ''}: ${amount}`
  return [heading, ...lines.map((line) => `- ${rowText(line)}`), ...(total ? [rowText(total)] : [])].join('\n')
}
