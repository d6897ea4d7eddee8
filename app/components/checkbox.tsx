import type { ComponentProps } from 'react'
import styles from './checkbox.module.css'

export function Checkbox(props: ComponentProps<'input'>) {
  return <input {...props} type="checkbox" className={styles.checkbox} />
}
