import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPage } from '#app/content/site-pages.ts'
import { ConnectionNote } from './connection-note.tsx'

/** Everything that happens when the visitor moves to another page inside the site.
    Links are plain `<a>` elements: they work before this starts and when it fails. */
export function RouteChange() {
  useInternalLinks()
  return (
    <>
      <Announcement />
      <ConnectionNote />
    </>
  )
}

/** Turns a click on any internal link, in components and in prose alike, into a client-side one. */
function useInternalLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest('a')
      if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || link.download)
        return
      const { origin, pathname, search, hash } = new URL(link.href)
      if (origin !== location.origin || !isPage(pathname)) return
      // A place on this very page is the browser's to find.
      if (hash && pathname === location.pathname) return
      event.preventDefault()
      // The tap is painted first; the router's work would hold that up.
      const go = () => navigate(pathname + search + hash, { viewTransition: true })
      requestAnimationFrame(() => setTimeout(go))
    }
    document.addEventListener('click', follow)
    document.documentElement.dataset.started = '' // tests and measurements wait for it
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** After a change of page: top of the page (or the anchor), focus on the heading, title read out.
    The early script has already taken scroll restoration from the browser. */
function Announcement() {
  const { key, hash } = useLocation()
  const firstKey = useRef(key)
  const [title, setTitle] = useState('')

  useLayoutEffect(() => {
    if (key === firstKey.current) return
    firstKey.current = '' // coming back to the first entry is a change like any other
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
    const target = hash ? document.getElementById(idOf(hash)) : null
    const details = target?.closest('details')
    const heading =
      (target ?? document).querySelector<HTMLElement>('h1, h2') ?? details?.querySelector('summary')
    details?.setAttribute('open', '')
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
    if (heading) {
      if (heading.tabIndex < 0) heading.tabIndex = -1 // a summary takes the focus as it is
      heading.focus({ preventScroll: true })
    }
    setTitle(document.title)
  }, [key, hash])

  return (
    <div aria-live="polite" className="visually-hidden">
      {title}
    </div>
  )
}

/** A fragment may be anything a stranger typed; one that cannot be decoded names no element. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
