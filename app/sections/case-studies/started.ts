import { useSyncExternalStore } from 'react'

/** False in the document as it was sent, true once the script has taken the page over. */
export function useStarted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
