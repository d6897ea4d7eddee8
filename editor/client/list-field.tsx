import { useState } from 'react'
import styles from './field.module.css'
import { type FieldProps, fieldId, problemsInside, useSurroundings } from './field-context.ts'
import { Foldable } from './foldable.tsx'
import { asList, blank, titleOf } from './values.ts'

let last = 0
const freshKey = () => ++last

/** Entries in their order. Each can be opened, moved and, where the limits allow, removed. */
export function ListField({ field, value, path, onChange }: FieldProps<'list'>) {
  const { Inner, file, problems } = useSurroundings()
  const items = asList(value)
  // An entry keeps its key, and with it its open or closed state, when it moves.
  const [keys, setKeys] = useState<number[]>(() => items.map(freshKey))
  const known = keys.length === items.length ? keys : items.map(freshKey)
  if (known !== keys) setKeys(known)
  const [added, setAdded] = useState<number>()

  const put = (next: unknown[], nextKeys: number[]) => {
    setKeys(nextKeys)
    onChange(next.length === 0 && field.optional ? undefined : next)
  }
  const move = (from: number, to: number) => put(moved(items, from, to), moved(known, from, to))
  const remove = (at: number) => put(items.toSpliced(at, 1), known.toSpliced(at, 1))
  const add = () => {
    const key = freshKey()
    setAdded(key)
    put([...items, blank(field.item)], [...known, key])
  }
  const simple = !['group', 'variants', 'list'].includes(field.item.kind)
  const name = field.item.label || 'Entry'

  return (
    <fieldset id={fieldId(file, path)} tabIndex={-1}>
      <legend>{field.label}</legend>
      {field.hint && <p className={styles.hint}>{field.hint}</p>}
      <ol className={styles.items}>
        {items.map((item, at) => {
          const itemPath = [...path, at]
          const title = titleOf(item) || 'new'
          const inside = (
            <Inner
              field={simple ? { ...field.item, label: `${name} ${at + 1}` } : field.item}
              value={item}
              path={itemPath}
              onChange={(next) => onChange(items.with(at, next))}
            />
          )
          const controls = (
            <div className={styles.controls}>
              <Control
                label={`Move up: ${title}`}
                sign="↑"
                off={at === 0}
                act={() => move(at, at - 1)}
              />
              <Control
                label={`Move down: ${title}`}
                sign="↓"
                off={at === items.length - 1}
                act={() => move(at, at + 1)}
              />
              <Control
                label={`Remove: ${title}`}
                sign="×"
                off={items.length <= field.min}
                act={() => remove(at)}
              />
            </div>
          )
          return (
            <li key={known[at]} className={simple ? styles.line : styles.item}>
              {simple ? (
                inside
              ) : (
                <Foldable
                  title={title}
                  open={known[at] === added || problemsInside(problems, itemPath)}
                >
                  {inside}
                </Foldable>
              )}
              {controls}
            </li>
          )
        })}
      </ol>
      {(field.max === undefined || items.length < field.max) && (
        <button type="button" className={styles.add} onClick={add}>
          Add: {name}
        </button>
      )}
    </fieldset>
  )
}

type ControlProps = { label: string; sign: string; off: boolean; act: () => void }

function Control({ label, sign, off, act }: ControlProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={off} onClick={act}>
      {sign}
    </button>
  )
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from)
  return rest.toSpliced(to, 0, items[from] as Item)
}
