import { useSyncExternalStore } from 'react'
import { type NamedYear, yearAt } from '../lib/years.ts'

/** Returns the year that the labels of a tool name: that of the build in the HTML, then that of the visitor's day. The
    moments are from the build, because a browser takes long to load time zones. */
export function useYear(years: readonly NamedYear[]): number {
  return useSyncExternalStore(
    () => () => {},
    () => yearAt(years, Date.now()),
    () => years[0]?.year ?? 0,
  )
}
