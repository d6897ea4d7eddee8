import { type ComponentType, type ReactNode, useState } from 'react'
import type { Problem } from '#app/content/engine/problem.ts'
import { capitalize, fileName } from '#app/lib/text.ts'
import { asGroup, keyName, titleOf } from '#editor/names.ts'
import type { FormField } from '#editor/types.ts'
import { type FieldProps, fieldId, problemsAt, useForm } from './contexts.ts'
import { Finder, isWanted, long } from './finder.tsx'
import { Fold, giveFocus, reveal } from './fold.tsx'
import { ChoiceField, FlagField, NumberField, TextField } from './inputs.tsx'
import { ListField } from './list-field.tsx'
import { ProblemDetails } from './problems.tsx'
import { blank, isPart, type Named, partsOf, withField } from './values.ts'

/** One field of any kind, with its problems below. */
export function FormFieldView(props: FieldProps) {
  const { problems, file } = useForm()
  const { field, path, value } = props
  const isGroup = field.kind === 'text' && field.or && typeof value === 'object'
  const shown = isGroup && field.or ? field.or : field
  const Kind = kinds[shown.kind] as ComponentType<FieldProps>
  return (
    <div className="field">
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

/** A suggestion can be taken with a click: for the whole text, or for the piece of it that is wrong. */
function Meant({ problem, value, path, onChange }: { problem: Problem } & FieldProps) {
  const { file } = useForm()
  const [, color] = /^"(#\w+)" would work/.exec(problem.hint ?? '') ?? []
  const [, meant = color] = /Did you mean "?(.+?)"?\?(?: |$)/.exec(problem.hint ?? '') ?? []
  const text = `${value ?? ''}`
  const { fragment = '' } = problem.spot ?? {}
  const isWhole = color || problem.found === `"${text}"` || text.trim() === fragment
  if (!meant || !(isWhole || (fragment && text.includes(fragment)))) return null
  return (
    <button
      type="button"
      onClick={() => {
        onChange(isWhole ? meant : text.replace(fragment, meant))
        giveFocus(fieldId(file, path))
      }}
    >
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
  const { label, optional, about } = field
  const id = fieldId(useForm().file, path)
  if (path.length === 0 || typeof path.at(-1) === 'number' || label === '') return children
  if (value === undefined) {
    return (
      <>
        <button
          id={id}
          type="button"
          onClick={() => {
            onChange(blank(field))
            requestAnimationFrame(() => reveal(id))
          }}
        >
          Add {label.toLowerCase()}
        </button>
        {about && <p className="quiet">{about}</p>}
      </>
    )
  }
  return (
    <Fold path={path} title={label} about={titleOf(value)} help={about} open={open}>
      {children}
      {optional && (
        <button
          type="button"
          onClick={() => {
            onChange(undefined)
            requestAnimationFrame(() => giveFocus(id))
          }}
        >
          Remove {label.toLowerCase()}
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
  const { file } = useForm()
  const [name, setName] = useState('')
  const [wanted, setWanted] = useState('')
  const group = asGroup(value)
  const key = asKey(name, field.name)
  const add = () => {
    onChange({ ...group, [key]: blank(field.value) })
    setName('')
    setWanted('')
    requestAnimationFrame(() => reveal(fieldId(file, [...path, key])))
  }
  const all = Object.entries(group).map(([id, entry]) => ({ id, entry, title: keyName(id, entry) }))
  const entries = (
    <>
      {all.length > long && <Finder wanted={wanted} onWanted={setWanted} />}
      {all.map(({ id, entry, title }) => (
        <div key={id} hidden={!isWanted(wanted, `${title} ${titleOf(entry)}`)}>
          <Fold path={[...path, id]} title={title} about={aboutEntry(title, entry)}>
            <FormFieldView
              field={{ ...field.value, label: isPart(field.value) ? '' : title }}
              value={entry}
              path={[...path, id]}
              onChange={(next) => onChange({ ...group, [id]: next })}
            />
            <button type="button" onClick={() => onChange(withField(group, [], id, undefined))}>
              Remove {title}
            </button>
          </Fold>
        </div>
      ))}
      <div className="line">
        <label>
          <b>Name of the new entry</b>
          <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <button type="button" disabled={key === '' || key in group} onClick={add}>
          Add {name || 'entry'}
        </button>
      </div>
    </>
  )
  if (path.length === 0) return entries
  return (
    <Fold path={path} title={field.label} about={`${all.length}`} help={field.about}>
      {entries}
    </Fold>
  )
}

function aboutEntry(title: string, entry: unknown): string {
  const about = titleOf(entry)
  return about === title ? '' : about
}

/** A name as the keys of the table are written: `taxesSaved`, `irc-469`, or as it is typed. */
function asKey(name: string, example = ''): string {
  const typed = name.trim()
  if (/^[a-z\d]+(-[a-z\d]+)+$/.test(example)) return typed && fileName(typed)
  if (!/^[a-z]+[A-Z]/.test(example)) return typed
  return typed && fileName(typed).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
