import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from '#app/components/island-root.tsx'

/** Separate from the starter, which must not load React before an island needs it. */
export function hydrate(island: HTMLElement, Island: ComponentType, onReady: () => void) {
  const { help, ...props } = JSON.parse(island.dataset.props ?? '{}')
  hydrateRoot(
    island,
    <IslandRoot help={help} onReady={onReady}>
      <Island {...props} />
    </IslandRoot>,
    { identifierPrefix: island.id, onRecoverableError: reportError },
  )
}
