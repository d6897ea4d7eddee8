import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type Choice = {
  value: string
  name: string
  about?: string | undefined
  /** The address of a picture. */
  picture?: string
}

type ChooseProps = {
  title: string
  choices: readonly Choice[]
  /** What the search begins with. */
  typed?: string
  /** The choice that is made of what is typed, where something else than those listed may be chosen. */
  own?: (typed: string) => Choice | undefined
  /** What to do where there is nothing to choose from. */
  none?: string | undefined
  /** Told the value that was chosen, if one was. */
  onClose: (value?: string) => void
}

const most = 100

/** A list to choose from, with a search. */
export function Choose({ title, choices, typed = '', own, none, onClose }: ChooseProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [wanted, setWanted] = useState(typed)
  useEffect(() => dialog.current?.showModal(), [])
  const words = wanted.trim().toLowerCase()
  const listed = choices.filter(({ value, name, about = '' }) =>
    `${name} ${about} ${value}`.toLowerCase().includes(words),
  )
  const typedIn = words ? own?.(wanted.trim()) : undefined
  const found = typedIn ? [typedIn, ...listed] : listed
  const take = (value: string) => {
    // Gives the focus back to what has asked.
    dialog.current?.close()
    onClose(value)
  }
  // Outside of a text, whose look and selection it would have.
  return createPortal(
    <dialog ref={dialog} aria-labelledby={id} onClose={() => onClose()}>
      <h3 id={id}>{title}</h3>
      <div className="line">
        <label>
          <b>{own ? 'Find, or type an address' : 'Find'}</b>
          <input
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Not the whole form, which Enter would save.
              event.preventDefault()
              if (found[0]) take(found[0].value)
            }}
          />
        </label>
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </div>
      <ul className={found.some(({ picture }) => picture) ? 'pictures' : 'kinds'}>
        {found.slice(0, most).map(({ value, name, about, picture }) => (
          <li key={`${value} ${name}`}>
            <button type="button" onClick={() => take(value)}>
              {picture && <img src={picture} alt="" loading="lazy" />}
              <b>{name}</b> <small>{about}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status">
          {(choices.length === 0 && none) || 'Nothing has this name.'}
          {own && ' Or enter an address: https://example.com, /pricing, name@example.com.'}
        </p>
      )}
      {found.length > most && <p role="status">There are more. Type a part of the name.</p>}
    </dialog>,
    document.body,
  )
}
