import { useSyncExternalStore } from 'react'

const minute = 60_000

/** The present minute as an instant, undefined before hydration. It is read again when the visitor
    returns to the tab, because timers of a hidden tab are late. */
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
