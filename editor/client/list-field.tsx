import { type ComponentType, useState } from 'react'
import { asGroup, entryName } from '#editor/names.ts'
import { type FieldProps, fieldId, useForm } from './contexts.ts'
import { Fold, giveFocus, reveal } from './fold.tsx'
import { blank, numbered, renamed } from './values.ts'

let last = 0
const freshKey = () => ++last

type ListFieldProps = FieldProps<'list'> & { FormFieldView: ComponentType<FieldProps> }

/** Entries that can be opened, moved and, within the limits, added, copied and removed. */
export function ListField({ field, value, path, onChange, FormFieldView }: ListFieldProps) {
  const { file } = useForm()
  const items: unknown[] = Array.isArray(value) ? value : []
  // An entry keeps its key, and with it its open or closed state, when it moves.
  const [keys, setKeys] = useState<number[]>(() => items.map(freshKey))
  const known = keys.length === items.length ? keys : items.map(freshKey)
  if (known !== keys) setKeys(known)
  // The id of an entry made here follows its name; one that others may know by its id keeps it.
  const [made, setMade] = useState<readonly (number | undefined)[]>([])

  const { item, min, max = Number.POSITIVE_INFINITY } = field
  const id = fieldId(file, path)
  const simple = !['group', 'variants', 'list'].includes(item.kind)
  const full = items.length >= max
  const least = items.length <= min
  const limits = [
    least && min > 0 && `At least ${min} ${min === 1 ? 'is' : 'are'} needed.`,
    full && `There is room for ${max}.`,
  ].filter(Boolean)

  const put = (next: unknown[], nextKeys: number[]) => {
    setKeys(nextKeys)
    onChange(next.length === 0 && field.optional ? undefined : next)
  }
  const move = (from: number, to: number) => put(moved(items, from, to), moved(known, from, to))
  const insert = (at: number, entry: unknown) => {
    const key = freshKey()
    setMade([...made, key])
    put(items.toSpliced(at, 0, numbered(entry, items)), known.toSpliced(at, 0, key))
    requestAnimationFrame(() => reveal(`${id}/${at}`))
  }

  const rows = items.map((entry, at) => {
    const place = [...path, at]
    const title = entryName(item, entry, at)
    const { price } = asGroup(entry)
    const isNew = made.includes(known[at])
    const inside = (
      <FormFieldView
        field={simple ? { ...item, label: title } : item}
        value={entry}
        path={place}
        onChange={(next) => onChange(items.with(at, isNew ? renamed(entry, next, items) : next))}
      />
    )
    const canCopy = !simple && (!field.onceEach || 'id' in asGroup(entry))
    const buttons = [
      { name: 'Move up', sign: '↑', off: at === 0, act: () => move(at, at - 1) },
      { name: 'Move down', sign: '↓', off: at === items.length - 1, act: () => move(at, at + 1) },
      ...(canCopy
        ? [{ name: 'Copy', sign: 'Copy', off: full, act: () => insert(at + 1, entry) }]
        : []),
      {
        name: 'Remove',
        sign: '×',
        off: least,
        act: () => {
          put(items.toSpliced(at, 1), known.toSpliced(at, 1))
          // The button that had the focus is gone.
          const next = `${id}/${Math.min(at, items.length - 2)}`
          requestAnimationFrame(() => giveFocus(next) || giveFocus(id))
        },
      },
    ]
    return (
      <li key={known[at]} className={simple ? 'line' : 'item'}>
        {simple ? (
          inside
        ) : (
          <Fold path={place} title={title} about={price ? `${price}` : ''} open={isNew}>
            {inside}
          </Fold>
        )}
        <div className="controls">
          {buttons.map(({ name, sign, off, act }) => (
            <button
              key={name}
              type="button"
              aria-label={`${name}: ${title}`}
              aria-describedby={off ? `${id}:limits` : undefined}
              title={`${name}: ${title}`}
              disabled={off}
              onClick={act}
            >
              {sign}
            </button>
          ))}
        </div>
      </li>
    )
  })

  return (
    <Fold
      path={path}
      title={field.label}
      about={items.length > 0 ? `${items.length}` : 'none yet'}
      open={simple && items.length > 0 && items.length < 5}
    >
      {field.hint && <p className="quiet">{field.hint}</p>}
      <ol>{rows}</ol>
      <p className="quiet" id={`${id}:limits`}>
        {limits.join(' ')}
      </p>
      {!full && <Add field={field} items={items} onAdd={(entry) => insert(items.length, entry)} />}
    </Fold>
  )
}

type AddProps = Pick<FieldProps<'list'>, 'field'> & {
  items: readonly unknown[]
  onAdd: (entry: unknown) => void
}

/** Of several kinds of entries, one is chosen first. */
function Add({ field: { item, onceEach }, items, onAdd }: AddProps) {
  const [chosen, setChosen] = useState('')
  const noun = (item.label || 'entry').toLowerCase()
  const kinds = item.kind === 'variants' ? item.variants.filter(({ name }) => name !== '') : []
  const there = item.kind === 'variants' ? items.map((entry) => asGroup(entry)[item.by]) : []
  const open = kinds.filter(({ is, fields }) => !onceEach || 'id' in fields || !there.includes(is))
  const kind = open.find(({ is }) => is === chosen) ?? open[0]
  if (kinds.length > 0 && !kind) return <p>Every kind of {noun} is already here.</p>
  const wanted = item.kind === 'variants' && kind ? { ...item, variants: [kind] } : item
  return (
    <div className={kind && 'line'}>
      {kind && (
        <label>
          <b>Kind of {noun} to add</b>
          <select value={`${kind.is}`} onChange={(event) => setChosen(event.target.value)}>
            {open.map(({ is, name }) => (
              <option key={`${is}`} value={`${is}`}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" onClick={() => onAdd(blank(wanted))}>
        Add: {kind?.name ?? noun}
      </button>
    </div>
  )
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item)
}
