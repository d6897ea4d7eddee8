import type { ReactNode } from 'react'
import type { Block, Need, Tone } from '#app/content/engine/block.ts'
import type { Data } from '#app/content/needs.ts'
import type { Text } from '#app/lib/shown.ts'
import type { ValueOf } from './find.ts'
import type { BlockValue } from './index.ts'
import type { Resolved } from './references.ts'

type NeedsOf<Declared extends Block> = Declared['needs'][number] & Need

/** What every view is told of its place on the page. */
export type Placed = {
  /** Of the block; no other element of the page has it. */
  id: string
  /** An id inside the block: as given in the first block of its kind on the page, longer in the next, and where
      another part of the page has it. */
  own: (id: string) => string
  tone: Tone
  /** It has the first booking button of the page, which says what it books. */
  firstToBook: boolean
  /** The words of the booking and call buttons on this page. */
  booking: { schedule: Text; call: Text }
  /** The blocks of the page that are shown. */
  siblings: readonly BlockValue[]
}

/** What the view of a block is given: its fields, records in place of ids, and what it needs. */
export type ViewProps<Declared extends Block> = Omit<
  Resolved<ValueOf<Declared>>,
  'id' | 'tone' | 'block'
> &
  Placed & { data: Data<NeedsOf<Declared>> }

export type View<Declared extends Block = Block> = (props: ViewProps<Declared>) => ReactNode
