import { useEffect, useRef, useState } from 'react'
import type { FormField, Variant } from '#editor/types.ts'

type KindDialogProps = {
  field: Extract<FormField, { kind: 'variants' }>
  /** Told the kind that was chosen, if one was. */
  onClose: (kind?: Variant) => void
}

/** Every kind of entry that a list can have, with what it is for. */
export function KindDialog({ field, onClose }: KindDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wanted, setWanted] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const found = field.variants.filter(({ name, about = '' }) =>
    `${name} ${about}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  return (
    <dialog ref={dialog} aria-label={`Add: ${field.label.toLowerCase()}`} onClose={() => onClose()}>
      <div className="line">
        <label>
          <b>Find</b>
          <input
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Not the whole form, which Enter would save.
              event.preventDefault()
              if (found[0]) onClose(found[0])
            }}
          />
        </label>
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </div>
      <ul className="kinds">
        {found.map((kind) => (
          <li key={`${kind.is}`}>
            <button type="button" onClick={() => onClose(kind)}>
              <b>{kind.name}</b> <small>{kind.about}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">Nothing has this name.</p>}
    </dialog>
  )
}
