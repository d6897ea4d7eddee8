import { type ComponentType, type ReactNode, useState } from 'react'
import { asGroup, entryName } from '#editor/names.ts'
import type { Field as FieldSchema } from '#editor/types.ts'
import { Fold, reveal } from './fold.tsx'
import styles from './form.module.css'
import { type FieldProps, fieldId, useForm } from './form-context.ts'
import { blank, numbered, renamed } from './values.ts'

let last = 0
const freshKey = () => ++last

type ListFieldProps = FieldProps<'list'> & { Field: ComponentType<FieldProps> }

/** Entries that can be opened, moved and, within the limits, added, copied and removed. */
export function ListField({ field, value, path, onChange, Field }: ListFieldProps) {
  const { file } = useForm()
  const items: unknown[] = Array.isArray(value) ? value : []
  // An entry keeps its key, and with it its open or closed state, when it moves.
  const [keys, setKeys] = useState<number[]>(() => items.map(freshKey))
  const known = keys.length === items.length ? keys : items.map(freshKey)
  if (known !== keys) setKeys(known)
  // The id of an entry made here follows its name; one that others may know by its id keeps it.
  const [made, setMade] = useState<readonly number[]>([])

  const { item, min, max } = field
  const id = fieldId(file, path)
  const simple = !['group', 'variants', 'list'].includes(item.kind)
  const noun = (item.label || 'entry').toLowerCase()
  const full = max !== undefined && items.length >= max
  const least = items.length <= min

  const put = (next: unknown[], nextKeys: number[]) => {
    setKeys(nextKeys)
    onChange(next.length === 0 && field.optional ? undefined : next)
  }
  const move = (from: number, to: number) => put(moved(items, from, to), moved(known, from, to))
  const remove = (at: number) => put(items.toSpliced(at, 1), known.toSpliced(at, 1))
  const insert = (at: number, entry: unknown) => {
    const key = freshKey()
    setMade([...made, key])
    put(items.toSpliced(at, 0, numbered(entry, items)), known.toSpliced(at, 0, key))
    requestAnimationFrame(() => reveal(`${id}/${at}`))
  }

  const rows = items.map((entry, at) => {
    const place = [...path, at]
    const title = entryName(item, entry, at)
    const change = (next: unknown) =>
      onChange(items.with(at, made.includes(known[at] ?? 0) ? renamed(entry, next, items) : next))
    const inside = (
      <Field
        field={simple ? { ...item, label: title } : item}
        value={entry}
        path={place}
        onChange={change}
      />
    )
    return (
      <li key={known[at]} className={simple ? styles.line : styles.item}>
        {simple ? (
          inside
        ) : (
          <Fold
            path={place}
            title={title}
            about={aboutOf(entry)}
            open={made.includes(known[at] ?? 0)}
          >
            {inside}
          </Fold>
        )}
        <div className={styles.controls}>
          <ItemButton
            label={`Move up: ${title}`}
            sign="↑"
            off={at === 0}
            act={() => move(at, at - 1)}
          />
          <ItemButton
            label={`Move down: ${title}`}
            sign="↓"
            off={at === items.length - 1}
            act={() => move(at, at + 1)}
          />
          {!simple && !isOnce(field, entry) && (
            <ItemButton
              label={`Copy: ${title}`}
              sign="Copy"
              off={full}
              why={full ? `${id}:full` : undefined}
              act={() => insert(at + 1, entry)}
            />
          )}
          <ItemButton
            label={`Remove: ${title}`}
            sign="×"
            off={least}
            why={`${id}:least`}
            act={() => remove(at)}
          />
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
      {field.hint && <p className={styles.hint}>{field.hint}</p>}
      <ol className={styles.items}>{rows}</ol>
      {least && min > 0 && (
        <p className={styles.hint} id={`${id}:least`}>
          {items.length < min ? 'More are needed: at' : 'None can be removed: at'} least {min}{' '}
          {min === 1 ? 'is' : 'are'} needed.
        </p>
      )}
      {full ? (
        <p className={styles.hint} id={`${id}:full`}>
          None can be added: there is room for {max}.
        </p>
      ) : (
        <Add
          field={field}
          items={items}
          noun={noun}
          onAdd={(entry) => insert(items.length, entry)}
        />
      )}
    </Fold>
  )
}

/** The price of a package, beside its name. */
function aboutOf(entry: unknown): string {
  const { price } = asGroup(entry)
  return typeof price === 'string' ? price : ''
}

/** Whether the list may have only one entry of this kind. */
function isOnce({ onceEach }: FieldProps<'list'>['field'], entry: unknown): boolean {
  return onceEach === true && !('id' in asGroup(entry))
}

type AddProps = Pick<FieldProps<'list'>, 'field'> & {
  items: readonly unknown[]
  noun: string
  onAdd: (entry: unknown) => void
}

/** Of several kinds of entries, one is chosen first. */
function Add({ field, items, noun, onAdd }: AddProps): ReactNode {
  const { item } = field
  const [chosen, setChosen] = useState('')
  if (item.kind !== 'variants' || item.variants.some(({ name }) => name === '')) {
    return (
      <button type="button" className={styles.add} onClick={() => onAdd(blank(item))}>
        Add: {noun}
      </button>
    )
  }
  const there = items.map((entry) => asGroup(entry)[item.by])
  const open = item.variants.filter(
    ({ is, fields }) => !field.onceEach || 'id' in fields || !there.includes(is),
  )
  const variant = open.find(({ is }) => is === chosen) ?? open[0]
  if (!variant) return <p className={styles.hint}>Every kind of {noun} is already here.</p>
  return (
    <div className={styles.addKind}>
      <label>
        <b>Kind of {noun} to add</b>
        <select value={`${variant.is}`} onChange={(e) => setChosen(e.target.value)}>
          {open.map(({ is, name }) => (
            <option key={`${is}`} value={`${is}`}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={styles.add}
        onClick={() => onAdd(blank({ ...item, variants: [variant] } satisfies FieldSchema))}
      >
        Add: {variant.name}
      </button>
    </div>
  )
}

type ItemButtonProps = {
  label: string
  sign: string
  off: boolean
  /** The id of the words that say why not. */
  why?: string | undefined
  act: () => void
}

function ItemButton({ label, sign, off, why, act }: ItemButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={off ? why : undefined}
      title={label}
      disabled={off}
      onClick={act}
    >
      {sign}
    </button>
  )
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from)
  return rest.toSpliced(to, 0, items[from] as Item)
}
