import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'size'> & {
  label: string
  /** Beside the label, with the id by which `aria-describedby` names it. */
  hint?: { id: string; text: string } | undefined
  /** Before the input, for the eye only. */
  sign?: string
  size?: 'figure' | 'text'
}

/** A labelled line to write on. The document holds its value, so what was typed before the script
    came stays. */
export function Field({ label, hint, sign, size = 'text', ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className={styles.hint} id={hint.id}>
          {hint.text}
        </span>
      )}
      <div className={styles.line} data-size={size}>
        {sign && <span aria-hidden="true">{sign}</span>}
        <input id={id} {...input} />
      </div>
    </div>
  )
}
