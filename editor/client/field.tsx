import { type ComponentType, useState } from 'react'
import { capitalize } from '#app/lib/text.ts'
import { asGroup, titleOf } from '#editor/names.ts'
import type { Field as FieldSchema } from '#editor/types.ts'
import { Fold } from './fold.tsx'
import styles from './form.module.css'
import { type FieldProps, fieldId, problemsAt, useForm } from './form-context.ts'
import { ChoiceField, FlagField, NumberField, TextField } from './inputs.tsx'
import { ListField } from './list-field.tsx'
import { ProblemDetails } from './problems.tsx'
import { blank, type Named, partsOf, withField } from './values.ts'

/** One field of any kind, with the comments of the file above it and its problems below. */
export function Field(props: FieldProps) {
  const { problems, comments, file } = useForm()
  const { path } = props
  const { above } = comments[path.join('/')] ?? {}
  return (
    <div className={styles.field}>
      {above && !isFolded(props) && <p className={styles.comment}>{above}</p>}
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

/** A fold shows the remark inside. */
function isFolded({ field, value, path }: Pick<FieldProps, 'field' | 'value' | 'path'>): boolean {
  if (field.kind === 'group')
    return value !== undefined && (path.length === 1 || Object.keys(field.fields).length > few)
  return (
    ['list', 'table'].includes(field.kind) || (field.kind === 'variants' && value !== undefined)
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
  list: (props: FieldProps<'list'>) => <ListField {...props} Field={Field} />,
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
  if (value === undefined) return <AddGroup field={field} onChange={onChange} />
  // The list, or the table, draws the frame of its entries.
  if (typeof path.at(-1) === 'number' || field.label === '') return fields
  const remove = field.optional && (
    <button type="button" onClick={() => onChange(undefined)}>
      Remove: {field.label}
    </button>
  )
  if (!isFolded({ field, value, path })) {
    return (
      <fieldset id={fieldId(file, path)} tabIndex={-1}>
        <legend>{field.label}</legend>
        {fields}
        {remove}
      </fieldset>
    )
  }
  return (
    <Fold path={path} title={field.label} about={titleOf(value)}>
      {fields}
      {remove}
    </Fold>
  )
}

/** More fields than these are folded. */
const few = 3

function AddGroup({ field, onChange }: Pick<FieldProps, 'field' | 'onChange'>) {
  return (
    <button type="button" className={styles.add} onClick={() => onChange(blank(field))}>
      Add: {field.label.toLowerCase()}
    </button>
  )
}

/** One of several groups. Fields that both kinds have keep their values when the kind changes. */
function VariantsField({ field, value, path, onChange }: FieldProps<'variants'>) {
  const { by, variants } = field
  const group = asGroup(value)
  const chosen = variants.find(({ is }) => is === group[by]) ?? variants[0]
  if (value === undefined && field.optional) return <AddGroup field={field} onChange={onChange} />
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
  const options = variants.map(({ is, name }) => ({ value: `${is}`, name }))
  const choice: FieldSchema = isFlag
    ? { kind: 'flag', label, hint: '' }
    : { kind: 'choice', label, hint: '', options }
  const inList = typeof path.at(-1) === 'number'
  const inside = (
    <>
      {(isFlag || !inList) && (
        <Field field={choice} value={group[by]} path={[...path, by]} onChange={become} />
      )}
      <Fields fields={chosen.fields} value={value} path={path} onChange={onChange} />
    </>
  )
  if (inList || path.length === 0) return inside
  return (
    <Fold path={path} title={field.label} about={titleOf(value)}>
      {inside}
      {field.optional && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove: {field.label.toLowerCase()}
        </button>
      )}
    </Fold>
  )
}

type FieldsProps = Omit<FieldProps, 'field'> & { fields: Record<string, FieldSchema> }

function Fields({ fields, value, path, onChange }: FieldsProps) {
  const group = asGroup(value)
  const names = Object.keys(fields)
  const show = ([name, field]: Named) => (
    <Field
      key={name}
      field={field}
      value={group[name]}
      path={[...path, name]}
      onChange={(next) => onChange(withField(group, names, name, next))}
    />
  )
  return partsOf(fields).map(({ title, members }) => {
    if (!title) return members.map(show)
    const holds = members.map(([name]) => [...path, name])
    return (
      <Fold key={title} path={[...path, title]} title={title} holds={holds}>
        {members.map(show)}
      </Fold>
    )
  })
}

/** Entries under names that the owner chooses, as in the tax facts. */
function TableField({ field, value, path, onChange }: FieldProps<'table'>) {
  const [name, setName] = useState('')
  const group = asGroup(value)
  const simple = field.value.kind !== 'group'
  const entries = (
    <>
      <ul className={styles.items}>
        {Object.entries(group).map(([key, entry]) => (
          <li key={key} className={styles.item}>
            <Fold path={[...path, key]} title={key} about={titleOf(entry)}>
              <Field
                field={{ ...field.value, label: simple ? key : '' }}
                value={entry}
                path={[...path, key]}
                onChange={(next) => onChange({ ...group, [key]: next })}
              />
            </Fold>
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
    </>
  )
  if (path.length === 0) return entries
  return (
    <Fold path={path} title={field.label} about={`${Object.keys(group).length}`}>
      {entries}
    </Fold>
  )
}
