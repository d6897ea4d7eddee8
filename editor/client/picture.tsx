import { type ComponentProps, useState } from 'react'
import type { SavedPicture } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'

type Names = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>
type PictureInputProps = Names & {
  label: string
  /** The name of a file in the images folder, or nothing. */
  value: string
  /** What can be chosen besides a new file. */
  images: readonly string[]
  /** People are shown upright. */
  upright?: boolean
  onChange: (name: string) => void
}

/** A picture to choose, to drop, or to take from those that are there already. */
export function PictureInput(props: PictureInputProps) {
  const { label, value, images, upright, onChange, ...names } = props
  const [said, setSaid] = useState('')
  const all = value === '' || images.includes(value) ? images : [value, ...images]

  async function take(file: File) {
    setSaid(`Adding ${file.name}…`)
    // A browser does not name the kind of every file; the server finds out.
    const type = file.type.startsWith('image/') ? file.type : 'image/unknown'
    const address = `${addressOf(file.name)}${upright ? '&shape=upright' : ''}`
    try {
      const { name, done } = await ask<SavedPicture>(address, file.slice(0, file.size, type))
      setSaid(done)
      onChange(name)
    } catch (error) {
      setSaid((error as Refused).message)
    }
  }

  return (
    <div className="picture">
      {value.includes('.') && (
        <img src={`/admin/api/${addressOf(value)}`} alt={`Now chosen: ${value}`} />
      )}
      <div>
        Choose a file, or drop one here:
        {/* Browsers let files be dropped on it. */}
        <input
          {...names}
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) take(file)
            target.value = ''
          }}
        />
        <select
          aria-label={`${label}: a picture you have`}
          value={value}
          onChange={(event) => {
            setSaid('')
            onChange(event.target.value)
          }}
        >
          <option value="">(none)</option>
          {all.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <p role="status">{said}</p>
      </div>
    </div>
  )
}

function addressOf(name: string): string {
  return `picture?name=${encodeURIComponent(name)}`
}
