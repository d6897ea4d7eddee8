import { type ComponentProps, useState } from 'react'
import type { Pictures, SavedPicture } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { Choose } from './choose.tsx'
import { CropDialog } from './crop.tsx'
import { useAsked } from './use-asked.ts'

type Names = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>
type PictureInputProps = Names & {
  label: string
  /** The name of a file in the images folder, or of a drawing of the site, or nothing. */
  value: string
  drawings: readonly string[]
  shape: readonly [number, number] | undefined
  optional: true | undefined
  onChange: (name: string) => void
}

/** A picture to choose, to drop, or to take from those that are there already, cut to the shape of its place. */
export function PictureInput(props: PictureInputProps) {
  const { label, value, drawings, shape, optional, onChange, ...names } = props
  const [said, setSaid] = useState('')
  const [open, setOpen] = useState<'all' | File>()
  const isFile = value.includes('.')

  async function take(file: File, cut?: Blob) {
    setOpen(undefined)
    setSaid(`Adding ${file.name}…`)
    try {
      const { name, done } = await sendPicture(cut ?? file, `name=${encodeURIComponent(file.name)}`)
      setSaid(done)
      onChange(name)
    } catch (error) {
      setSaid((error as Refused).message)
    }
  }
  /** What has another shape than its place is cut first. */
  async function choose(file: File) {
    setSaid('')
    const size = shape && canBeCut(file) && (await createImageBitmap(file).catch(() => undefined))
    const isOther = size && Math.abs(size.width / size.height / (shape[0] / shape[1]) - 1) > 0.02
    if (isOther) setOpen(file)
    else take(file)
  }

  return (
    <div className="picture">
      {isFile ? <img src={pictureAddress(value)} alt={`Now chosen: ${value}`} /> : <NoPicture />}
      <div>
        {value !== '' && !isFile && <p>The drawing “{value}”</p>}
        <div className="acts">
          <FileButton {...names} words="Choose a file" onFile={choose} />
          <button type="button" onClick={() => setOpen('all')}>
            Your pictures
          </button>
          {isFile && canBeCut({ name: value }) && (
            <button type="button" onClick={async () => setOpen(await fileOf(value))}>
              Crop
            </button>
          )}
          {optional && value !== '' && (
            <button type="button" onClick={() => onChange('')}>
              No picture
            </button>
          )}
        </div>
        <p role="status" className="hint">
          {said || 'Or drop a file here.'}
        </p>
      </div>
      {open === 'all' && (
        <AllPictures
          label={label}
          drawings={drawings}
          onClose={(name) => {
            setOpen(undefined)
            if (name) onChange(name)
          }}
        />
      )}
      {open instanceof File && (
        <CropDialog
          file={open}
          shape={shape}
          onClose={() => setOpen(undefined)}
          onCut={(cut) => take(open, cut)}
        />
      )}
    </div>
  )
}

/** The stand-in for a picture that is not chosen yet. */
function NoPicture() {
  return (
    <svg className="none" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M6 10h36v28H6z M6 32l10-10 8 8 6-6 12 12" />
      <circle cx="33" cy="18" r="3" />
    </svg>
  )
}

type FileButtonProps = Names & { words: string; onFile: (file: File) => void }

/** The browser's own control, in the look of a button; files can be dropped on it. */
export function FileButton({ words, onFile, ...names }: FileButtonProps) {
  return (
    <label className="button">
      {words}
      <input
        {...names}
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </label>
  )
}

type AllPicturesProps = Pick<PictureInputProps, 'label' | 'drawings'> & {
  onClose: (name?: string) => void
}

function AllPictures({ label, drawings, onClose }: AllPicturesProps) {
  const { value } = useAsked<Pictures>('pictures')
  const pictures = value?.pictures.map(({ name }) => {
    return { value: name, name, picture: pictureAddress(name) }
  })
  const drawn = drawings.map((name) => ({ value: name, name: `Drawing: ${name}` }))
  return (
    <Choose
      title={`${label}: your pictures`}
      choices={[...(pictures ?? []), ...drawn]}
      none={
        pictures
          ? 'You have no pictures here yet. Press Cancel, then “Choose a file”, to add one from your computer.'
          : 'One moment…'
      }
      onClose={onClose}
    />
  )
}

/** A drawing has no pixels to cut. */
export const canBeCut = ({ name }: Pick<File, 'name'>) => !/\.svg$/i.test(name)

export async function fileOf(name: string): Promise<File> {
  const response = await fetch(pictureAddress(name))
  return new File([await response.blob()], name)
}

/** `query` says what it is called, or which one it replaces. */
export function sendPicture(file: Blob, query: string): Promise<SavedPicture> {
  // A browser does not name the kind of every file; the server finds out.
  const type = file.type.startsWith('image/') ? file.type : 'image/unknown'
  return ask<SavedPicture>(`picture?${query}`, file.slice(0, file.size, type))
}

export function pictureAddress(name: string): string {
  return `/admin/api/picture?name=${encodeURIComponent(name)}`
}
