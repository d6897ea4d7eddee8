import { useEffect, useRef, useState } from 'react'

type CropDialogProps = {
  file: File
  /** That of the place it is for; without one a person chooses. */
  shape: readonly [number, number] | undefined
  onClose: () => void
  onCut: (cut: Blob) => void
}

const shapes: Readonly<Record<string, readonly [number, number]>> = {
  'As it is': [0, 0],
  'Upright, 3 by 4': [3, 4],
  Square: [1, 1],
  'Wide, 4 by 3': [4, 3],
  'Wide, 16 by 9': [16, 9],
}
const sliders = { zoom: 'Closer', x: 'Left or right', y: 'Up or down' } as const

/** The part of a picture that is shown, chosen with the mouse or with sliders, and cut by the browser. */
export function CropDialog({ file, shape, onClose, onCut }: CropDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [failed, setFailed] = useState(false)
  const [chosen, setChosen] = useState(shape ?? [0, 0])
  const [view, setView] = useState({ zoom: 0, x: 50, y: 50 })
  const part = picture && partOf(picture, chosen, view)
  useEffect(() => {
    dialog.current?.showModal()
    createImageBitmap(file).then(setPicture, () => setFailed(true))
  }, [file])
  useEffect(() => {
    if (!picture || !part || !canvas.current) return
    const { x, y, wide, high } = part
    canvas.current.width = wide
    canvas.current.height = high
    canvas.current.getContext('2d')?.drawImage(picture, x, y, wide, high, 0, 0, wide, high)
  }, [picture, part])

  function drag(byX: number, byY: number) {
    if (!picture || !part || !canvas.current) return
    const scale = part.wide / canvas.current.clientWidth
    const along = (by: number, room: number) => (room > 0 ? (by * scale * 100) / room : 0)
    setView((now) => ({
      ...now,
      x: within(now.x - along(byX, picture.width - part.wide)),
      y: within(now.y - along(byY, picture.height - part.high)),
    }))
  }
  const type = file.type === 'image/png' || /\.png$/i.test(file.name) ? 'image/png' : 'image/jpeg'
  // What opened it has the focus again.
  const use = (made: Blob) => {
    dialog.current?.close()
    onCut(made)
  }
  const cut = () => canvas.current?.toBlob((made) => made && use(made), type, 0.92)

  return (
    <dialog ref={dialog} aria-label="Crop the picture" onClose={onClose}>
      <h3>Which part is shown?</h3>
      {failed && <p className="refused">This browser can’t show the picture. Use it as it is.</p>}
      <canvas
        ref={canvas}
        aria-label="The part that is shown"
        role="img"
        onPointerMove={(event) => event.buttons === 1 && drag(event.movementX, event.movementY)}
      />
      {!shape && (
        <label>
          <b>Shape</b>
          <select onChange={({ target }) => setChosen(shapes[target.value] ?? [0, 0])}>
            {Object.keys(shapes).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {(['zoom', 'x', 'y'] as const).map((key) => (
        <label key={key} className="slider">
          <b>{sliders[key]}</b>
          <input
            type="range"
            min={0}
            max={100}
            value={view[key]}
            onChange={({ target }) => setView({ ...view, [key]: Number(target.value) })}
          />
        </label>
      ))}
      <div className="acts">
        <button type="button" data-main="" disabled={!picture} onClick={cut}>
          Use this part
        </button>
        <button type="button" onClick={() => use(file)}>
          Use the whole picture
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </div>
    </dialog>
  )
}

const within = (percent: number) => Math.min(100, Math.max(0, percent))

type View = { zoom: number; x: number; y: number }
type Size = { width: number; height: number }

/** The largest part of the shape, down to a third of it, at its place. */
function partOf({ width, height }: Size, [w, h]: readonly number[], view: View) {
  const ratio = w && h ? w / h : width / height
  const scale = 1 - (view.zoom / 100) * (2 / 3)
  const wide = Math.round(Math.min(width, height * ratio) * scale)
  const high = Math.round(wide / ratio)
  const x = Math.round(((width - wide) * view.x) / 100)
  const y = Math.round(((height - high) * view.y) / 100)
  return { x, y, wide, high }
}
