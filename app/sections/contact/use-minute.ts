import { useSyncExternalStore } from 'react'

const minute = 60_000

/** The present minute as an instant; undefined in the document as it was sent. It goes on by itself,
    and is looked up again when the visitor comes back to the tab. */
export function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, thisMinute, () => undefined)
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute
}

function subscribe(onChange: () => void): () => void {
  let timer = 0
  function wait() {
    timer = window.setTimeout(
      () => {
        onChange()
        wait()
      },
      minute - (Date.now() % minute),
    )
  }
  wait()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
