import { useEffect, useState } from 'react'
import { ask, firstPreview, type Refused } from './api.ts'

/** What the server answers, asked again whenever `again` is new. What takes long is asked for `later`, once a
    page is shown. */
export function useAsked<Value>(path: string, again?: unknown, when: 'now' | 'later' = 'now') {
  const [value, setValue] = useState<Value>()
  const [refused, setRefused] = useState<Refused>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is only compared
  useEffect(() => {
    let isStale = false
    const tell = (next?: Value, why?: Refused) => {
      if (isStale) return
      setValue(() => next)
      setRefused(why)
    }
    const ready = when === 'later' ? firstPreview.promise : Promise.resolve()
    ready.then(() => ask<Value>(path)).then(tell, (why) => tell(undefined, why))
    return () => {
      isStale = true
    }
  }, [path, again, when])
  return { value, refused }
}
