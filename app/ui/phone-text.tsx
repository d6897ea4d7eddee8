import styles from './phone-text.module.css'

/** A phone number that may break before its extension and nowhere else. */
export function PhoneText({ phone }: { phone: string }) {
  const [number, extension] = phone.split(/ (?=ext)/)
  if (!extension) return <span className={styles.part}>{number}</span>
  return (
    <>
      <span className={styles.part}>{number}</span> <span className={styles.part}>{extension}</span>
    </>
  )
}
