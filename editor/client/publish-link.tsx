import { useEffect, useState } from 'react'
import { pluralize } from '#app/content/engine/english.ts'
import { ask, firstPreview } from './api.ts'
import { useOverview } from './contexts.ts'

/** In the bar at the top: how many changes wait to be published. Asked again after every save. */
export function PublishLink() {
  const overview = useOverview()
  const [waiting, setWaiting] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an overview is new after every change
  useEffect(() => {
    const asked = firstPreview.promise.then(() => ask<number>('publish/waiting'))
    asked.then(setWaiting, () => setWaiting(0))
  }, [overview])
  return (
    <a href="#publish" className="button" data-main="">
      Publish
      {waiting > 0 && <> {pluralize(waiting, 'change')}</>}
    </a>
  )
}
