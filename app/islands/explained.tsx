import { useState } from 'react'
import { PlateButton } from '#app/components/plate-button.tsx'

type ExplainedProps = { button: string; text: string }

/** A sentence behind a button. */
export function Explained({ button, text }: ExplainedProps) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <div data-script="needed">
        <PlateButton look="outline" size="small" onClick={() => setOpen(!open)}>
          {button}
        </PlateButton>
      </div>
      {open && <p>{text}</p>}
      <p data-script="absent">{text}</p>
    </div>
  )
}

export { Explained as Island }
