import { Fragment, useCallback, useEffect, useState } from 'react'
import { placeIn } from '#editor/names.ts'
import type { Picture, Pictures, SavedPicture } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { type PanelProps, useFileName } from './contexts.ts'
import { CropDialog } from './crop.tsx'
import { canBeCut, FileButton, fileOf, pictureAddress, sendPicture } from './picture.tsx'
import { Refusal } from './problems.tsx'

/** Every picture, where it is used, and what can be done with it: `#pictures`. */
export function PicturesPanel({ onChanged }: PanelProps) {
  const [all, setAll] = useState<Pictures>()
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState<Refused>()
  const [cutting, setCutting] = useState<File>()
  /** A picture that was cut keeps its name, but a browser would show the old one. */
  const [round, setRound] = useState(0)
  const read = useCallback(() => ask<Pictures>('pictures').then(setAll, setRefused), [])
  useEffect(() => void read(), [read])

  async function work(words: string, act: () => Promise<SavedPicture>) {
    setSaid(words)
    setRefused(undefined)
    try {
      const { name, done } = await act()
      setSaid(`${name}: ${done}`)
      setRound((now) => now + 1)
      onChanged()
    } catch (error) {
      setSaid('')
      setRefused(error as Refused)
    }
    await read()
  }
  const add = (file: File) =>
    work(`Adding ${file.name}…`, () => sendPicture(file, `name=${encodeURIComponent(file.name)}`))
  const replace = (name: string, by: Blob) =>
    work('Replacing…', () => sendPicture(by, `replace=${encodeURIComponent(name)}`))
  const post = (words: string, path: string, name: string) =>
    work(words, () => ask<SavedPicture>(`picture/${path}`, { name }))

  return (
    <>
      <h2>Pictures</h2>
      <div className="acts">
        <FileButton words="Add a picture" onFile={add} />
      </div>
      <div role="status">
        {said || (!all && !refused && 'One moment…')}
        <Refusal refused={refused} />
      </div>
      {all?.pictures.length === 0 && (
        <p>There is none yet. People, the logo and articles can have pictures.</p>
      )}
      <ul className="pictures">
        {all?.pictures.map((picture) => (
          <PictureCard
            key={picture.name}
            picture={picture}
            round={round}
            onCrop={async () => setCutting(await fileOf(picture.name))}
            onReplace={(file) => replace(picture.name, file)}
            onRemove={() => post('Removing…', 'remove', picture.name)}
          />
        ))}
      </ul>
      {all && all.removed.length > 0 && (
        <>
          <h3>Removed</h3>
          <ul className="pictures">
            {all.removed.map((name) => (
              <li key={name}>
                <img src={pictureAddress(name)} alt="" loading="lazy" />
                <b>{name}</b>
                <button type="button" onClick={() => post('Putting it back…', 'back', name)}>
                  Put back
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {cutting && (
        <CropDialog
          file={cutting}
          shape={undefined}
          onClose={() => setCutting(undefined)}
          onCut={(cut) => {
            setCutting(undefined)
            replace(cutting.name, cut)
          }}
        />
      )}
    </>
  )
}

type PictureCardProps = {
  picture: Picture
  round: number
  onCrop: () => void
  onReplace: (file: File) => void
  onRemove: () => void
}

function PictureCard({ picture, round, onCrop, onReplace, onRemove }: PictureCardProps) {
  const nameOf = useFileName()
  const { name, width, height, uses } = picture
  return (
    <li aria-label={name}>
      <img src={`${pictureAddress(name)}&round=${round}`} alt="" loading="lazy" />
      <b>{name}</b>
      <small>
        {width} × {height} pixels
      </small>
      {uses.length === 0 && <small>Not used, so it is not published.</small>}
      {uses.map(({ link, words, described }) => (
        <Fragment key={link}>
          <a href={`#${link}`}>
            {nameOf(placeIn(link).file)}: {words}
          </a>
          {described && (
            <a href={`#${described.link}`}>
              {described.words ? `Described as: ${described.words}` : 'Describe it'}
            </a>
          )}
        </Fragment>
      ))}
      <div className="acts">
        {canBeCut(picture) && (
          <button type="button" onClick={onCrop}>
            Crop
          </button>
        )}
        <FileButton words="Replace" onFile={onReplace} />
        {uses.length === 0 && (
          <button type="button" onClick={onRemove}>
            Remove
          </button>
        )}
      </div>
    </li>
  )
}
