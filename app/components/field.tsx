import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'size'> & {
  label: string
  /** Beside the label; its id is for `aria-describedby`. */
  hint?: { id: string; text: string } | undefined
  /** Before the input, hidden from screen readers. */
  sign?: string
  size?: 'figure' | 'text'
}

/** Uncontrolled, so that text typed before hydration stays. */
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
