import type { ReactNode } from 'react'
import looks from './button-link.module.css'
import styles from './plate-button.module.css'

type PlateButtonProps = {
  look?: 'solid' | 'outline'
  size?: 'large' | 'small'
  children: ReactNode
} /** Without onClick, a script of app/browser listens. */ & (
  | { type?: 'button'; onClick?: () => void }
  /** Submits its form. It looks disabled until every field is valid, even before hydration. */
  | { type: 'submit'; disabled: boolean; describedBy: string }
)

/** A button with the look of ButtonLink. */
export function PlateButton(props: PlateButtonProps) {
  const { look = 'solid', size = 'large', children } = props
  return (
    <button
      {...(props.type === 'submit'
        ? { type: 'submit', disabled: props.disabled, 'aria-describedby': props.describedBy }
        : { type: 'button', onClick: props.onClick })}
      className={`${looks.button} ${styles.button}`}
      data-look={look}
      data-size={size}
    >
      {children}
    </button>
  )
}
