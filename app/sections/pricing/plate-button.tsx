import type { ReactNode, RefObject } from 'react'
import looks from '#app/ui/button-link.module.css'
import styles from './plate-button.module.css'

type PlateButtonProps = {
  ref?: RefObject<HTMLButtonElement | null>
  look?: 'solid' | 'outline'
  size?: 'large' | 'small'
  onClick: () => void
  children: ReactNode
}

/** A button with the look of ButtonLink. It never submits anything. */
export function PlateButton(props: PlateButtonProps) {
  const { ref, look = 'solid', size = 'large', onClick, children } = props
  return (
    <button
      ref={ref}
      type="button"
      className={`${looks.button} ${styles.button}`}
      data-look={look}
      data-size={size}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
