import type { ReactNode } from 'react'
import type { Text } from '#app/lib/shown.ts'
import { SiteLink } from './button-link.tsx'
import styles from './map-link.module.css'

/** Below an address that has a map. */
export function MapLink({ url, children }: { url: Text | undefined; children: ReactNode }) {
  return (
    url && (
      <p className={styles.map}>
        <SiteLink url={url}>{children}</SiteLink>
      </p>
    )
  )
}
