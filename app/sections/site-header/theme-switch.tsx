import styles from './theme-switch.module.css'

/** The early inline script listens for this button, so it answers before React has started. */
export function ThemeSwitch() {
  return (
    <button type="button" className={styles.switch} data-theme-switch>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </svg>
      <span className="visually-hidden">Switch between light and dark</span>
    </button>
  )
}
