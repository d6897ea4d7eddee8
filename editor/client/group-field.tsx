import type { Field } from '../types.ts'
import styles from './field.module.css'
import { type FieldProps, fieldId, useSurroundings } from './field-context.ts'
import { asGroup, blank, withField } from './values.ts'

export function GroupField({ field, value, path, onChange }: FieldProps<'group'>) {
  const { file } = useSurroundings()
  const fields = <Fields fields={field.fields} value={value} path={path} onChange={onChange} />
  if (path.length === 0) return fields
  if (value === undefined) {
    return (
      <button type="button" className={styles.add} onClick={() => onChange(blank(field))}>
        Add: {field.label}
      </button>
    )
  }
  // An entry of a list has its frame from the list.
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

/** One of several groups. What both of two kinds have is kept when the kind changes. */
export function VariantsField({ field, value, path, onChange }: FieldProps<'variants'>) {
  const { Inner } = useSurroundings()
  const { by, variants } = field
  const group = asGroup(value)
  const chosen = variants.find(({ is }) => is === group[by]) ?? variants[0]
  if (!chosen) return null
  const become = (is: unknown) => {
    const next = variants.find((each) => each.is === is) ?? chosen
    const known = Object.entries(group).filter(([name]) => name in next.fields)
    const fresh = asGroup(blank({ ...field, kind: 'group', fields: next.fields }))
    const order = Object.keys({ ...group, ...fresh })
    const merged: Record<string, unknown> = {
      ...fresh,
      ...Object.fromEntries(known),
      [by]: next.is,
    }
    onChange(
      Object.fromEntries(
        order.filter((name) => name in merged).map((name) => [name, merged[name]]),
      ),
    )
  }
  const isFlag = variants.every(({ is }) => typeof is === 'boolean')
  const choice: Field = isFlag
    ? { kind: 'flag', label: labelOf(by), hint: '' }
    : { kind: 'choice', label: labelOf(by), hint: '', options: variants.map(({ is }) => `${is}`) }
  return (
    <>
      <Inner field={choice} value={group[by]} path={[...path, by]} onChange={become} />
      <Fields fields={chosen.fields} value={value} path={path} onChange={onChange} />
    </>
  )
}

type FieldsProps = Omit<FieldProps, 'field'> & { fields: Record<string, Field> }

function Fields({ fields, value, path, onChange }: FieldsProps) {
  const { Inner } = useSurroundings()
  const group = asGroup(value)
  const names = Object.keys(fields)
  return Object.entries(fields).map(([name, field]) => (
    <Inner
      key={name}
      field={field}
      value={group[name]}
      path={[...path, name]}
      onChange={(next) => onChange(withField(group, names, name, next))}
    />
  ))
}

function labelOf(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1)
}
