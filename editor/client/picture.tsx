import { type DragEvent, useState } from 'react'
import type { SavedPicture } from '#editor/types.ts'
import { ask } from './api.ts'
import styles from './picture.module.css'

type PictureInputProps = {
  id: string
  label: string
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  /** The name of a file in the images folder, or nothing. */
  value: string
  /** What can be chosen besides a new file. */
  images: readonly string[]
  /** People are shown upright. */
  upright?: boolean
  onChange: (name: string) => void
}

/** A picture to choose, to drop, or to take from those that are there already. */
export function PictureInput({
  label,
  value,
  images,
  upright,
  onChange,
  ...names
}: PictureInputProps) {
  const [said, setSaid] = useState<{ done: string; advice?: string | undefined }>()
  const [isOver, setOver] = useState(false)
  const [size, setSize] = useState('')

  async function take(file: File | undefined) {
    if (!file) return
    setSaid({ done: `Adding ${file.name}…` })
    try {
      const { name, done, advice } = await upload(file, upright === true)
      setSaid({ done, advice })
      onChange(name)
    } catch (error) {
      setSaid({ done: '', advice: error instanceof Error ? error.message : String(error) })
    }
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const all = value === '' || images.includes(value) ? images : [value, ...images]
  const isFile = value.includes('.')

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same is done by the file input inside
    <div
      className={styles.picture}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
    >
      {isFile && (
        <figure>
          <img
            src={`/admin/api/${addressOf(value)}`}
            alt={`Now chosen: ${value}`}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize(`${naturalWidth} × ${naturalHeight} pixels`)
            }
          />
          <figcaption>{size}</figcaption>
        </figure>
      )}
      <div>
        <label className={styles.choose}>
          <input
            {...names}
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              take(target.files?.[0])
              target.value = ''
            }}
          />
          Choose a file
        </label>{' '}
        or drop one here
        <select
          aria-label={`${label}: a picture you have`}
          value={value}
          onChange={(event) => {
            setSaid(undefined)
            onChange(event.target.value)
          }}
        >
          <option value="">(none)</option>
          {all.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <p role="status">
          {said?.done} {said?.advice && <strong>{said.advice}</strong>}
        </p>
      </div>
    </div>
  )
}

function addressOf(name: string): string {
  return `picture?name=${encodeURIComponent(name)}`
}

/** A browser does not name the kind of every file; the server finds out. */
function upload(file: File, upright: boolean): Promise<SavedPicture> {
  const type = file.type.startsWith('image/') ? file.type : 'image/unknown'
  const shape = upright ? '&shape=upright' : ''
  return ask(`${addressOf(file.name)}${shape}`, file.slice(0, file.size, type))
}
