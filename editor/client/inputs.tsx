import { type ComponentType, type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { dollars } from '#app/lib/money.ts'
import { capitalize } from '#app/lib/text.ts'
import { tidyNumber, tidyText } from '#editor/tidy.ts'
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

type TypedProps = TextProps & { onBlur?: () => void }

function TypedField({ field, value, path, onChange, FormFieldView, ...given }: TypedProps) {
  const { facts } = useOverview()
  const { control, label, optional, max = Number.POSITIVE_INFINITY } = field
  const text = `${value ?? ''}`
  const names = useNames(path)
  const props = { ...names, value: text }
  const change = (typed: string) => onChange(typed === '' && optional ? undefined : typed)
  const typing = {
    ...props,
    dir: 'auto',
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  }
  const leave = () => {
    const tidy = tidyText(field, text)
    if (tidy !== text) change(tidy)
  }
  const reads = filled(text, facts)
  // The marks of links and bold are not read.
  const { length } = reads.replaceAll(/\*\*|\[|\]\([^)]*\)/g, '')
  const count = length > max * 0.8 ? `${length} of ${max} characters` : ''
  // What is chosen, not typed, needs no hint about its notation.
  const isChosen = control === 'color' || control === 'image' || control === 'date'
  const { onBlur = leave } = given
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
          drawings={field.drawings ?? []}
          shape={field.shape}
          optional={optional}
          onChange={change}
        />
      ) : control === 'color' ? (
        <ColorInput {...props} label={label} optional={optional} onChange={change} />
      ) : inList ? (
        <Paragraph {...props} onBlur={onBlur} onChange={change} />
      ) : (
        <LineInput {...typing} isDate={control === 'date'} onBlur={onBlur} />
      )}
      {!richKind(field) && reads !== text && <p className="hint">Will read: {reads}</p>}
    </Labeled>
  )
}

type LineProps = InputHTMLAttributes<HTMLInputElement> & { isDate: boolean; onBlur: () => void }

/** Of a day that does not exist, a browser tells nothing but that it is none. */
function LineInput({ isDate, onBlur, ...props }: LineProps) {
  const [isNoDay, setNoDay] = useState(false)
  return (
    <>
      <input
        {...props}
        type={isDate ? 'date' : 'text'}
        onBlur={({ target }) => {
          setNoDay(target.validity.badInput)
          onBlur()
        }}
      />
      {isDate && (
        <span role="status" className={isNoDay ? 'refused' : undefined}>
          {isNoDay && 'There is no such day, or a part of it is missing. It is not saved.'}
        </span>
      )}
    </>
  )
}

type ParagraphProps = ReturnType<typeof useNames> & {
  value: string
  onBlur: () => void
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

type ColorInputProps = ReturnType<typeof useNames> & {
  label: string
  value: string
  optional: true | undefined
  onChange: (color: string) => void
}

/** The color and its notation. A browser's own input has no empty state. */
function ColorInput({ label, value, optional, onChange, ...names }: ColorInputProps) {
  return (
    <span className="color">
      <input
        {...names}
        type="color"
        value={value || '#808080'}
        data-empty={value === ''}
        onChange={({ target }) => onChange(target.value)}
      />
      <output>{value || 'None: click to choose one'}</output>
      {optional && value && (
        <button type="button" aria-label={`No color: ${label}`} onClick={() => onChange('')}>
          No color
        </button>
      )}
    </span>
  )
}

/** Dollars look as they do in a price list while nobody types them. The check reports what is no number. */
export function NumberField({ field, value, onChange, ...props }: FieldProps<'number'>) {
  const [typing, setTyping] = useState<string>()
  const { notation } = field
  const shown = notation && typeof value === 'number' ? dollars(value) : value
  const change = (typed: unknown) => {
    setTyping(`${typed ?? ''}`)
    onChange(typeof typed === 'string' ? tidyNumber(typed) : typed)
  }
  return (
    <TypedField
      {...props}
      field={{ ...field, kind: 'text', control: 'line' }}
      value={typing ?? shown}
      onChange={change}
      onBlur={() => setTyping(undefined)}
    />
  )
}

export function FlagField({ field, value, path, onChange }: FieldProps<'flag'>) {
  const names = useNames(path)
  // A check mark shows true and false itself.
  const hint = field.hint.replaceAll(/^true:? (for |if |once |to )?|, false .*$/g, '')
  return (
    <label className="flag">
      <input
        {...names}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <b>{field.label}</b>{' '}
        <small id={`${names.id}:hint`}>{field.about ?? capitalize(hint)}</small>
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
  const { file } = useForm()
  const id = fieldId(file, path)
  const { label, about, optional } = field
  const inList = typeof path.at(-1) === 'number'
  const example = field.example && `Example: ${field.example}`
  const hints = [inList ? '' : about, capitalize(field.hint), example, count]
  return (
    <>
      <label id={`${id}:label`} htmlFor={id} className={inList ? 'unseen' : undefined}>
        <b>{label}</b> {optional && <small>optional</small>}
      </label>
      {children}
      <p className="hint" id={`${id}:hint`}>
        {hints.map((hint) => hint && <span key={hint}>{hint}</span>)}
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
