import type { DataRouter } from 'react-router'
import { connectionLost } from './lib/connection.ts'

/**
 * What happens when the script of a page cannot be loaded. The router would lose the click. If the
 * site answers, the page is opened the ordinary way. If it does not, the visitor has no connection:
 * the page they are reading stays, they are told, and the other one opens when the network is back
 * or they ask again. The router keeps this promise, so it must go on serving the same page.
 */
export function openPlainly(router: DataRouter, path: string): Promise<never> {
  const open = async () => {
    const target = router.state.navigation.location
    if (target?.pathname !== path) return
    if (await isReachable(path)) {
      window.location.assign(target.pathname + target.search + target.hash)
    } else {
      window.dispatchEvent(new Event(connectionLost))
    }
  }
  open()
  router.subscribe(open)
  window.addEventListener('online', open)
  return new Promise(() => {})
}

/** navigator.onLine knows of a cable, not of the site. */
async function isReachable(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
