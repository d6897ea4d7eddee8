import { type ComponentType, type ReactNode, useState } from 'react'
import { capitalize } from '#app/lib/text.ts'
import type { Field as FieldSchema } from '#editor/types.ts'
import styles from './form.module.css'
import { type FieldProps, fieldId, problemsAt, problemsInside, useForm } from './form-context.ts'
import { ChoiceField, FlagField, NumberField, TextField } from './inputs.tsx'
import { ProblemDetails } from './problems.tsx'
import { asGroup, blank, titleOf, withField } from './values.ts'

/** One field of any kind, with the comments of the file above it and its problems below. */
export function Field(props: FieldProps) {
  const { problems, comments, file } = useForm()
  const { path } = props
  const { above } = comments[path.join('/')] ?? {}
  return (
    <div className={styles.field}>
      {above && <p className={styles.comment}>{above}</p>}
      <Control {...props} />
      {problemsAt(problems, path).map((problem) => (
        <div
          key={problem.expected}
          className={styles.problem}
          id={`${fieldId(file, path)}:problem`}
        >
          <ProblemDetails problem={problem} />
        </div>
      ))}
    </div>
  )
}

function Control(props: FieldProps) {
  const { field, value } = props
  if (field.kind === 'text' && field.or && typeof value === 'object') {
    return <Control {...props} field={field.or} />
  }
  const Kind = kinds[field.kind] as ComponentType<FieldProps>
  return <Kind {...props} />
}

const kinds = {
  group: GroupField,
  variants: VariantsField,
  list: ListField,
  table: TableField,
  number: NumberField,
  flag: FlagField,
  choice: ChoiceField,
  text: TextField,
}

function GroupField({ field, value, path, onChange }: FieldProps<'group'>) {
  const { file } = useForm()
  const fields = <Fields fields={field.fields} value={value} path={path} onChange={onChange} />
  if (path.length === 0) return fields
  if (value === undefined) {
    return (
      <button type="button" className={styles.add} onClick={() => onChange(blank(field))}>
        Add: {field.label}
      </button>
    )
  }
  // The list draws the frame of its entries.
  if (typeof path.at(-1) === 'number') return fields
  return (
    <fieldset id={fieldId(file, path)} tabIndex={-1}>
      <legend>{field.label}</legend>
      {fields}
      {field.optional && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove: {field.label}
        </button>
      )}
    </fieldset>
  )
}

/** One of several groups. Fields that both kinds have keep their values when the kind changes. */
function VariantsField({ field, value, path, onChange }: FieldProps<'variants'>) {
  const { by, variants } = field
  const group = asGroup(value)
  const chosen = variants.find(({ is }) => is === group[by]) ?? variants[0]
  if (!chosen) return null
  const become = (is: unknown) => {
    const next = variants.find((each) => each.is === is) ?? chosen
    const fresh = asGroup(blank({ ...field, kind: 'group', fields: next.fields }))
    const all = { ...group, ...fresh, ...group, [by]: next.is }
    const fits = Object.entries(all).filter(([name]) => name === by || name in next.fields)
    onChange(Object.fromEntries(fits))
  }
  const label = capitalize(by)
  const isFlag = variants.every(({ is }) => typeof is === 'boolean')
  const choice: FieldSchema = isFlag
    ? { kind: 'flag', label, hint: '' }
    : { kind: 'choice', label, hint: '', options: variants.map(({ is }) => `${is}`) }
  return (
    <>
      <Field field={choice} value={group[by]} path={[...path, by]} onChange={become} />
      <Fields fields={chosen.fields} value={value} path={path} onChange={onChange} />
    </>
  )
}

type FieldsProps = Omit<FieldProps, 'field'> & { fields: Record<string, FieldSchema> }

function Fields({ fields, value, path, onChange }: FieldsProps) {
  const group = asGroup(value)
  const names = Object.keys(fields)
  return Object.entries(fields).map(([name, field]) => (
    <Field
      key={name}
      field={field}
      value={group[name]}
      path={[...path, name]}
      onChange={(next) => onChange(withField(group, names, name, next))}
    />
  ))
}

let last = 0
const freshKey = () => ++last

/** Entries that can be opened, moved and, within the limits, added and removed. */
function ListField({ field, value, path, onChange }: FieldProps<'list'>) {
  const { file, problems } = useForm()
  const items: unknown[] = Array.isArray(value) ? value : []
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
            <Field
              field={simple ? { ...field.item, label: `${name} ${at + 1}` } : field.item}
              value={item}
              path={itemPath}
              onChange={(next) => onChange(items.with(at, next))}
            />
          )
          const moveTo = (to: number, label: string, sign: string) => (
            <ItemButton label={label} sign={sign} off={!(to in items)} act={() => move(at, to)} />
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
              <div className={styles.controls}>
                {moveTo(at - 1, `Move up: ${title}`, '↑')}
                {moveTo(at + 1, `Move down: ${title}`, '↓')}
                <ItemButton
                  label={`Remove: ${title}`}
                  sign="×"
                  off={items.length <= field.min}
                  act={() => remove(at)}
                />
              </div>
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

type ItemButtonProps = { label: string; sign: string; off: boolean; act: () => void }

function ItemButton({ label, sign, off, act }: ItemButtonProps) {
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

/** Entries under names that the owner chooses, as in the tax facts. */
function TableField({ field, value, path, onChange }: FieldProps<'table'>) {
  const { file, problems } = useForm()
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
              <Field
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
                onClick={() => onChange(withField(group, [], key, undefined))}
              >
                ×
              </button>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <label>
          <b>Name of the new entry</b>
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

type FoldableProps = { title: string; open: boolean; children: ReactNode }

/** Opens by itself if there is a problem inside. */
function Foldable({ title, open, children }: FoldableProps) {
  const [chosen, setChosen] = useState(false)
  return (
    <details open={open || chosen} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
