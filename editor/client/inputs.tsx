import type { ReactNode } from 'react'
import type { Option } from '#editor/types.ts'
import styles from './form.module.css'
import { type FieldProps, fieldId, problemsAt, useForm } from './form-context.ts'
import { PictureInput } from './picture.tsx'
import { filled, readLength } from './values.ts'

export function TextField(props: FieldProps<'text'>) {
  const { overview } = useForm()
  const { field } = props
  const options = overview.ids[field.names ?? '']
  if (!options) return <TypedField {...props} />
  return <ChoiceField {...props} field={{ ...field, hint: '', kind: 'choice', options }} />
}

function TypedField({ field, value, path, onChange }: FieldProps<'text'>) {
  const { overview } = useForm()
  const text = `${value ?? ''}`
  const change = (typed: string) => onChange(typed === '' && field.optional ? undefined : typed)
  const reads = filled(text, overview.facts)
  const props = { ...useNames(path), value: text }
  // A color or a picture is chosen, not typed, so it needs no hint about its notation.
  const hinted = /^(color|image)$/.test(field.control)
    ? { ...field, hint: field.control === 'color' ? text : '', example: '' }
    : field
  // A browser's color input has no empty state.
  const maybeColor = field.control === 'color' && field.optional
  if (maybeColor && value === undefined) {
    return (
      <button type="button" className={styles.add} onClick={() => change('#808080')}>
        Add: {field.label}
      </button>
    )
  }
  const list = field.control === 'page' ? 'pages' : undefined
  const facts = field.control !== 'markdown' && reads !== text
  const inList = typeof path.at(-1) === 'number' && field.control === 'line'
  const isLong = inList || field.control === 'long' || field.control === 'paragraph'
  // Counted where the room gets short.
  const length = readLength(reads)
  const { max = Number.POSITIVE_INFINITY } = field
  const count = length > max * 0.8 ? `${length} of ${max} characters` : ''
  return (
    <Labeled field={text ? { ...hinted, example: '' } : hinted} path={path} count={count}>
      {field.control === 'markdown' ? (
        <textarea {...props} rows={28} onChange={(e) => change(e.target.value)} />
      ) : field.control === 'image' ? (
        <PictureInput
          {...props}
          label={field.label}
          images={[...(field.drawings ?? []), ...overview.images]}
          upright={/photo|portrait/i.test(String(path.at(-1)))}
          onChange={change}
        />
      ) : isLong ? (
        // A paragraph is one line of the file.
        <textarea
          {...props}
          onChange={(e) => change(e.target.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      ) : (
        <input
          {...props}
          type={field.control === 'date' || field.control === 'color' ? field.control : 'text'}
          list={list}
          onChange={(e) => change(e.target.value)}
        />
      )}
      {maybeColor && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove: {field.label}
        </button>
      )}
      {facts && <p className={styles.reads}>Will read: {reads}</p>}
    </Labeled>
  )
}

export function NumberField({ field, value, path, onChange }: FieldProps<'number'>) {
  // The content check reports a value that is not a number.
  const parse = (typed: string) => (String(Number(typed)) === typed ? Number(typed) : typed)
  return (
    <Labeled field={field} path={path}>
      <input
        {...useNames(path)}
        inputMode="decimal"
        value={`${value ?? ''}`}
        onChange={({ target: { value: typed } }) =>
          onChange(typed === '' && field.optional ? undefined : parse(typed))
        }
      />
    </Labeled>
  )
}

export function FlagField({ field, value, path, onChange }: FieldProps<'flag'>) {
  const { comments } = useForm()
  const names = useNames(path)
  // A checkbox shows true and false itself, so these words are cut from the hint.
  const said = comments[path.join('/')]?.beside ?? field.hint
  const hint = said.replace(/^true:? (for |once |to )?/, '').replace(/, false .*$/, '')
  return (
    <label className={styles.flag}>
      <input
        {...names}
        type="checkbox"
        checked={value === true}
        onChange={(e) => onChange(e.target.checked)}
      />
      <span>
        <b>{field.label}</b> <small id={`${names.id}:hint`}>{hint}</small>
      </span>
    </label>
  )
}

export function ChoiceField({ field, value, path, onChange }: FieldProps<'choice'>) {
  const names = useNames(path)
  const empty = field.optional || value === undefined
  return (
    <Labeled field={field} path={path}>
      <Choice
        {...names}
        value={`${value ?? ''}`}
        options={field.options}
        empty={empty}
        onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
      />
    </Labeled>
  )
}

type ChoiceProps = ReturnType<typeof useNames> & {
  value: string
  options: readonly Option[]
  empty?: boolean | undefined
  onChange: (value: string) => void
}

function Choice({ value, options, empty, onChange, ...names }: ChoiceProps) {
  const known = value === '' || options.some((option) => option.value === value)
  const all = known ? options : [{ value, name: value }, ...options]
  return (
    <select {...names} value={value} onChange={(e) => onChange(e.target.value)}>
      {empty && <option value="">(none)</option>}
      {all.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  )
}

type LabeledProps = Pick<FieldProps, 'field' | 'path'> & { count?: string; children: ReactNode }

function Labeled({ field, path, count = '', children }: LabeledProps) {
  const { file, comments } = useForm()
  const { beside } = comments[path.join('/')] ?? {}
  const id = fieldId(file, path)
  const example = field.example && `for example ${field.example}`
  const hints = [beside, [field.hint, example].filter(Boolean).join('; ')].filter(Boolean)
  return (
    <>
      <label htmlFor={id} className={typeof path.at(-1) === 'number' ? styles.unseen : undefined}>
        <b>{field.label}</b> {field.optional && <small>optional</small>}
      </label>
      {children}
      <p className={styles.hint} id={`${id}:hint`}>
        {hints.map((hint) => (
          <span key={hint}>{hint}</span>
        ))}
        {count && <span>{count}</span>}
      </p>
    </>
  )
}

/** The attributes that connect a control with its label, hint and problem. */
function useNames(path: FieldProps['path']) {
  const { file, problems } = useForm()
  const id = fieldId(file, path)
  const wrong = problemsAt(problems, path).length > 0
  return {
    id,
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? `${id}:problem ${id}:hint` : `${id}:hint`,
  }
}
