import { createContext, type ReactNode, useContext } from 'react'
import type { Content } from '#app/content/collections.ts'
import type { Page } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'

/** What pages are rendered from. */
export type Site = {
  content: Content
  pages: readonly Page[]
  /** By name: "seal". */
  drawings: Readonly<Record<string, Drawn>>
}

/** Where a drawing is, and its natural size. */
export type Drawn = { path: string; width: number; height: number }

/** What a page component is given. */
export type PageProps = { content: Content; page: Page }

/** `page` is undefined in an answer that is no page of the site, such as "Page not found". */
type Rendering = Site & { page: Page | undefined }

const RenderingContext = createContext<Rendering | undefined>(undefined)

export function RenderingProvider({ value, children }: { value: Rendering; children: ReactNode }) {
  return <RenderingContext value={value}>{children}</RenderingContext>
}

/** The page that is being rendered, and what surrounds it. Static components only: islands have props. */
export function useRendering(): Rendering {
  const rendering = useContext(RenderingContext)
  if (!rendering) throw new Error('This component can only be rendered as part of a page.')
  return rendering
}

export function useContent(): Content {
  return useRendering().content
}

export type PictureKind = 'service' | 'article' | 'front' | 'street' | 'reading'

/** Addresses of pictures, and the sizes of those that are drawings. */
export function usePictures() {
  const { drawings } = useRendering()

  function drawing(name: string) {
    const drawn = drawings[name]
    if (!drawn) throw new Error(`There is no drawing "${name}".`)
    const { path, ...size } = drawn
    return { src: address(path), ...size }
  }

  /** An owner's file from content/images. */
  function image(name: string): string {
    return address(`/images/${encodeURIComponent(name)}`)
  }

  return {
    drawing,
    image,
    /** The picture an owner chose: a file, a drawing of this kind, or the neutral drawing. */
    picture(kind: PictureKind, name: string): { src: string; width?: number; height?: number } {
      if (name.includes('.')) return { src: image(name) }
      return drawing(Object.hasOwn(drawings, `${kind}-${name}`) ? `${kind}-${name}` : 'neutral')
    },
  }
}
