import type { ComponentType, ReactNode } from 'react'
import { type FieldProps, fieldId, problemsAt, useForm, useOverview } from './contexts.ts'
import { PictureInput } from './picture.tsx'
import { richKind } from './rich/kind.ts'
import { RichField } from './rich/rich-field.tsx'
import { filled } from './values.ts'

type TextProps = FieldProps<'text'> & { FormFieldView?: ComponentType<FieldProps> }

export function TextField(props: TextProps) {
  const { ids } = useOverview()
  const { field } = props
  const options = ids[field.names ?? '']
  if (!options) return <TypedField {...props} />
  return <ChoiceField {...props} field={{ ...field, hint: '', kind: 'choice', options }} />
}

function TypedField({ field, value, path, onChange, FormFieldView }: TextProps) {
  const { facts, images } = useOverview()
  const { control, label, optional, max = Number.POSITIVE_INFINITY } = field
  const text = `${value ?? ''}`
  const names = useNames(path)
  const props = { ...names, value: text }
  const change = (typed: string) => onChange(typed === '' && optional ? undefined : typed)
  const typing = {
    ...props,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  }
  // A browser's color input has no empty state.
  if (control === 'color' && optional && value === undefined) {
    return (
      <button type="button" onClick={() => change('#808080')}>
        Add: {label}
      </button>
    )
  }
  const reads = filled(text, facts)
  // The marks of links and bold are not read.
  const { length } = reads.replaceAll(/\*\*|\[|\]\([^)]*\)/g, '')
  const count = length > max * 0.8 ? `${length} of ${max} characters` : ''
  // What is chosen, not typed, needs no hint about its notation.
  const isChosen = control === 'color' || control === 'image' || control === 'date'
  const inList = typeof path.at(-1) === 'number' && control === 'line'
  const hint = isChosen ? '' : field.hint
  const example = isChosen || text ? '' : (field.example ?? '')
  return (
    <Labeled field={{ ...field, hint, example }} path={path} count={count}>
      {richKind(field) && FormFieldView ? (
        <RichField
          field={field}
          path={path}
          names={names}
          text={text}
          onChange={change}
          FormFieldView={FormFieldView}
        />
      ) : control === 'image' ? (
        <PictureInput
          {...props}
          label={label}
          images={[...(field.drawings ?? []), ...images]}
          upright={/photo|portrait/i.test(String(path.at(-1)))}
          onChange={change}
        />
      ) : inList ? (
        <Paragraph {...props} onChange={change} />
      ) : (
        <input {...typing} type={control === 'date' || control === 'color' ? control : 'text'} />
      )}
      {control === 'color' && optional && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove: {label}
        </button>
      )}
      {!richKind(field) && reads !== text && <p className="hint">Will read: {reads}</p>}
    </Labeled>
  )
}

type ParagraphProps = ReturnType<typeof useNames> & {
  value: string
  onChange: (typed: string) => void
}

/** A line that wraps. What is pasted with line breaks is joined, and the cursor stays behind it. */
function Paragraph({ onChange, ...props }: ParagraphProps) {
  const joined = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')
  return (
    <textarea
      {...props}
      dir="auto"
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      onChange={({ target }) => {
        const [typed, before] = [target.value, target.value.slice(0, target.selectionEnd)]
        if (joined(typed) !== typed) {
          target.value = joined(typed)
          target.setSelectionRange(joined(before).length, joined(before).length)
        }
        onChange(target.value)
      }}
    />
  )
}

export function NumberField({ field, onChange, ...props }: FieldProps<'number'>) {
  // The content check reports a value that is not a number.
  const parse = (typed: unknown) => (String(Number(typed)) === typed ? Number(typed) : typed)
  const text = { ...field, kind: 'text', control: 'line' } as const
  return <TypedField {...props} field={text} onChange={(typed) => onChange(parse(typed))} />
}

export function FlagField({ field, value, path, onChange }: FieldProps<'flag'>) {
  const { comments } = useForm()
  const names = useNames(path)
  // A checkbox shows true and false itself.
  const said = remark(comments[path.join('/')]?.beside ?? field.hint, field) ?? ''
  const hint = said.replaceAll(/^true:? (for |once |to )?|, false .*$/g, '')
  return (
    <label className="flag">
      <input
        {...names}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <b>{field.label}</b> <small id={`${names.id}:hint`}>{hint}</small>
      </span>
    </label>
  )
}

export function ChoiceField({ field, value, path, onChange }: FieldProps<'choice'>) {
  const { options, optional } = field
  const now = `${value ?? ''}`
  const isKnown = now === '' || options.some((option) => option.value === now)
  const none = { value: '', name: '(none)' }
  const all = [
    ...(optional || now === '' ? [none] : []),
    ...(isKnown ? [] : [{ value: now, name: now }]),
    ...options,
  ]
  return (
    <Labeled field={{ ...field, example: '' }} path={path}>
      <select
        {...useNames(path)}
        value={now}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        {all.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </Labeled>
  )
}

type LabeledProps = Pick<FieldProps, 'field' | 'path'> & { count?: string; children: ReactNode }

function Labeled({ field, path, count = '', children }: LabeledProps) {
  const { file, comments } = useForm()
  const { beside } = comments[path.join('/')] ?? {}
  const id = fieldId(file, path)
  const example = field.example && `for example ${field.example}`
  const hints = [remark(beside, field), [field.hint, example].filter(Boolean).join('; '), count]
  return (
    <>
      <label
        id={`${id}:label`}
        htmlFor={id}
        className={typeof path.at(-1) === 'number' ? 'unseen' : undefined}
      >
        <b>{field.label}</b> {field.optional && <small>optional</small>}
      </label>
      {children}
      <p className="hint" id={`${id}:hint`}>
        {hints.map((hint) => hint && <span key={hint}>{hint}</span>)}
      </p>
    </>
  )
}

/** What the file says beside a field, unless the label says it, too. */
function remark(beside: string | undefined, { label }: FieldProps['field']): string | undefined {
  return beside?.replace(/^the /, '').toLowerCase() === label.toLowerCase() ? undefined : beside
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
