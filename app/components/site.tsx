import { createContext, type ReactNode, useContext } from 'react'
import type { BlockValue } from '#app/blocks/index.ts'
import type { View } from '#app/blocks/view.ts'
import type { Content } from '#app/content/collections.ts'
import type { PageRecord } from '#app/content/pages.ts'
import { address, addresses } from '#app/lib/address.ts'
import { type Copies, type Shown, shownIn } from '#app/lib/copies.ts'
import { type Formats, formatsOf } from '#app/lib/formats.ts'

/** What pages are rendered from. */
export type Site = {
  content: Content
  pages: readonly PageRecord[]
  /** By name: "seal". */
  drawings: Readonly<Record<string, Drawn>>
  /** The owner's, by the names of their files. */
  images: Readonly<Record<string, Copies>>
}

/** Where a drawing is, and its natural size. */
export type Drawn = { path: string; width: number; height: number }

/** `page` is undefined in an answer that is no page of the site, such as "Page not found". */
type Rendering = Site & {
  page: PageRecord | undefined
  /** What shows a block. */
  viewOf: (value: BlockValue) => View<never>
}

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

/** How the language of the site writes dates, times and lists. */
export function useFormats(): Formats {
  return formatsOf(useContent().interface.language)
}

export type PictureKind = 'service' | 'article' | 'front' | 'street' | 'reading'

/** Addresses and sizes of pictures. */
export function usePictures() {
  const { drawings, images } = useRendering()

  function drawing(name: string): Shown {
    const drawn = drawings[name]
    if (!drawn) throw new Error(`There is no drawing "${name}".`)
    const { path, ...size } = drawn
    return { src: address(path), ...size }
  }

  /** An owner's file from content/images, in a place of at most so many pixels. */
  function image(name: string, place: number): Shown {
    const copies = images[name]
    if (!copies) throw new Error(`There is no picture "${name}" in the images folder.`)
    const { src, avif, ...size } = shownIn(place, copies)
    return {
      src: address(src),
      ...size,
      ...(avif && { avif: { ...avif, srcSet: addresses(avif.srcSet) } }),
    }
  }

  return {
    drawing,
    image,
    /** The picture an owner chose: a file, a drawing of one of these kinds, or a neutral one. */
    picture(kind: PictureKind | readonly PictureKind[], name: string, place: number): Shown {
      if (name.includes('.')) return image(name, place)
      const names = [name, 'neutral'].flatMap((each) => [kind].flat().map((of) => `${of}-${each}`))
      return drawing(names.find((each) => Object.hasOwn(drawings, each)) ?? 'neutral')
    },
  }
}
