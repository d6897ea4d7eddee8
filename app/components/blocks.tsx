import type { ReactNode } from 'react'
import type { BlockValue } from '#app/blocks/index.ts'
import { blockInText, type PlacedBlock, placedBlocks } from '#app/blocks/placed.ts'
import type { TextBlock } from '#app/content/engine/body-blocks.ts'
import { useRendering } from './site.tsx'
import { TextColumnProvider, useTextColumn } from './text-column.tsx'

/** A page: its blocks, in order. Those whose data the firm does not have are left out. */
export function Blocks({ list }: { list: readonly BlockValue[] }): ReactNode {
  const { content } = useRendering()
  return placedBlocks(list, content).map((each) => <Shown key={each.props.id} {...each} />)
}

/** A block that stands in a text. */
export function BlockInText({ value, id, level, namedBy }: TextBlock): ReactNode {
  const { content } = useRendering()
  const around = useTextColumn()
  const placed = blockInText(value as BlockValue, id, content)
  if (!placed) return null
  return (
    <TextColumnProvider value={around?.isInBox ? around : { level, namedBy }}>
      <Shown {...placed} />
    </TextColumnProvider>
  )
}

function Shown({ value, props }: PlacedBlock): ReactNode {
  const Block = useRendering().viewOf(value) as (props: object) => ReactNode
  return <Block {...props} />
}
