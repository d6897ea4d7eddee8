import { type ComponentType, type ReactNode, useState } from 'react'
import type { Problem } from '#app/content/engine/problem.ts'
import { capitalize } from '#app/lib/text.ts'
import { asGroup, titleOf } from '#editor/names.ts'
import type { FormField } from '#editor/types.ts'
import { type FieldProps, fieldId, problemsAt, useForm } from './contexts.ts'
import { Fold } from './fold.tsx'
import { ChoiceField, FlagField, NumberField, TextField } from './inputs.tsx'
import { ListField } from './list-field.tsx'
import { ProblemDetails } from './problems.tsx'
import { blank, isPart, type Named, partsOf, withField } from './values.ts'

/** One field of any kind, with the comments of the file above it and its problems below. */
export function FormFieldView(props: FieldProps) {
  const { problems, comments, file } = useForm()
  const { field, path, value } = props
  const { above } = comments[path.join('/')] ?? {}
  const isGroup = field.kind === 'text' && field.or && typeof value === 'object'
  const shown = isGroup && field.or ? field.or : field
  const Kind = kinds[shown.kind] as ComponentType<FieldProps>
  return (
    <div className="field">
      {above && !isPart(shown) && <p className="quiet">{above}</p>}
      <Kind {...props} field={shown} />
      {problemsAt(problems, path).map((problem) => (
        <div key={problem.expected} className="refused" id={`${fieldId(file, path)}:problem`}>
          <ProblemDetails problem={problem} />
          <Meant problem={problem} {...props} />
        </div>
      ))}
    </div>
  )
}

/** A suggestion for the whole text can be taken with a click. */
function Meant({ problem, value, onChange }: { problem: Problem } & FieldProps) {
  const [, meant] = /^Did you mean (.+)\?$/.exec(problem.hint ?? '') ?? []
  if (!meant || problem.found !== `"${value}"`) return null
  return (
    <button type="button" onClick={() => onChange(meant)}>
      Use {meant}
    </button>
  )
}

const kinds = {
  group: GroupField,
  variants: VariantsField,
  list: (props: FieldProps<'list'>) => <ListField {...props} FormFieldView={FormFieldView} />,
  table: TableField,
  number: NumberField,
  flag: FlagField,
  choice: ChoiceField,
  text: (props: FieldProps<'text'>) => <TextField {...props} FormFieldView={FormFieldView} />,
}

function GroupField(props: FieldProps<'group'>) {
  const { fields } = props.field
  return (
    <Whole {...props} open={props.path.length > 1 && Object.keys(fields).length < 4}>
      <Fields {...props} fields={fields} />
    </Whole>
  )
}

/** One of several groups. Fields that both kinds have keep their values when the kind changes. */
function VariantsField(props: FieldProps<'variants'>) {
  const { field, value, path, onChange } = props
  const { by, variants } = field
  const group = asGroup(value)
  const chosen = variants.find(({ is }) => is === group[by]) ?? variants[0]
  if (!chosen) return null
  const become = (is: unknown) => {
    const next = variants.find((each) => each.is === is) ?? chosen
    const all = { ...asGroup(blank({ ...field, variants: [next] })), ...group, [by]: next.is }
    const fits = Object.entries(all).filter(([name]) => name === by || name in next.fields)
    onChange(Object.fromEntries(fits))
  }
  const labels = { label: capitalize(by), hint: '' }
  const options = variants.map(({ is, name }) => ({ value: `${is}`, name }))
  const isFlag = typeof chosen.is === 'boolean'
  const choice: FormField = isFlag
    ? { ...labels, kind: 'flag' }
    : { ...labels, kind: 'choice', options }
  return (
    <Whole {...props}>
      {(isFlag || typeof path.at(-1) !== 'number') && (
        <FormFieldView field={choice} value={group[by]} path={[...path, by]} onChange={become} />
      )}
      <Fields {...props} fields={chosen.fields} />
    </Whole>
  )
}

type WholeProps = FieldProps & { open?: boolean; children: ReactNode }

/** A group in its fold, unless it is the whole form, or the list or table around it draws one. */
function Whole({ field, value, path, onChange, open = false, children }: WholeProps) {
  const { comments } = useForm()
  const { label, optional } = field
  if (path.length === 0 || typeof path.at(-1) === 'number' || label === '') return children
  if (value === undefined) {
    return (
      <>
        <p className="quiet">{comments[path.join('/')]?.above}</p>
        <button type="button" onClick={() => onChange(blank(field))}>
          Add: {label.toLowerCase()}
        </button>
      </>
    )
  }
  return (
    <Fold path={path} title={label} about={titleOf(value)} open={open}>
      {children}
      {optional && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove: {label.toLowerCase()}
        </button>
      )}
    </Fold>
  )
}

type FieldsProps = Omit<FieldProps, 'field'> & { fields: Record<string, FormField> }

function Fields({ fields, value, path, onChange }: FieldsProps) {
  const group = asGroup(value)
  const show = ([name, field]: Named) => (
    <FormFieldView
      key={name}
      field={field}
      value={group[name]}
      path={[...path, name]}
      onChange={(next) => onChange(withField(group, Object.keys(fields), name, next))}
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
  const add = () => {
    onChange({ ...group, [name]: blank(field.value) })
    setName('')
  }
  const entries = (
    <>
      {Object.entries(group).map(([key, entry]) => (
        <Fold key={key} path={[...path, key]} title={key} about={titleOf(entry)}>
          <FormFieldView
            field={{ ...field.value, label: isPart(field.value) ? '' : key }}
            value={entry}
            path={[...path, key]}
            onChange={(next) => onChange({ ...group, [key]: next })}
          />
          <button type="button" onClick={() => onChange(withField(group, [], key, undefined))}>
            Remove: {key}
          </button>
        </Fold>
      ))}
      <div className="line">
        <label>
          <b>Name of the new entry</b>
          <input value={name} onChange={(event) => setName(event.target.value.trim())} />
        </label>
        <button type="button" disabled={name === '' || name in group} onClick={add}>
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
