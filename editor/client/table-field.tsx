import { useState } from 'react'
import styles from './field.module.css'
import { type FieldProps, fieldId, problemsInside, useSurroundings } from './field-context.ts'
import { Foldable } from './foldable.tsx'
import { asGroup, blank, titleOf } from './values.ts'

/** Entries under names that the owner chooses, as in the tax facts. */
export function TableField({ field, value, path, onChange }: FieldProps<'table'>) {
  const { Inner, file, problems } = useSurroundings()
  const [name, setName] = useState('')
  const group = asGroup(value)
  const id = fieldId(file, path)
  return (
    <div id={id} tabIndex={-1}>
      <ul className={styles.items}>
        {Object.entries(group).map(([key, entry]) => (
          <li key={key} className={styles.item}>
            <Foldable
              title={`${key}: ${titleOf(entry)}`}
              open={problemsInside(problems, [...path, key])}
            >
              <Inner
                field={{ ...field.value, label: key }}
                value={entry}
                path={[...path, key]}
                onChange={(next) => onChange({ ...group, [key]: next })}
              />
            </Foldable>
            <div className={styles.controls}>
              <button
                type="button"
                aria-label={`Remove: ${key}`}
                onClick={() => onChange(without(group, key))}
              >
                ×
              </button>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <label>
          <b>Name of a new entry</b>
          <input value={name} onChange={(event) => setName(event.target.value.trim())} />
        </label>
        <button
          type="button"
          className={styles.add}
          disabled={name === '' || name in group}
          onClick={() => {
            onChange({ ...group, [name]: blank(field.value) })
            setName('')
          }}
        >
          Add: {name}
        </button>
      </div>
    </div>
  )
}

function without(group: Record<string, unknown>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(group).filter(([name]) => name !== key))
}
