import type { ViewProps } from '#app/blocks/view.ts'
import { Prose } from '#app/components/prose.tsx'
import { Buttons } from './buttons.tsx'
import type { hero } from './fields.ts'
import { PriceJumps, SheetHead } from './price-jumps.tsx'
import styles from './view.module.css'

export function View({ id, heading, lead, siblings, ...buttons }: ViewProps<typeof hero>) {
  return (
    <>
      <SheetHead siblings={siblings} />
      <div id={id} className={styles.plain}>
        <h1>{heading}</h1>
        <Prose of={lead} as="p" within={styles.lead} />
        <Buttons {...buttons} />
        <PriceJumps siblings={siblings} />
      </div>
    </>
  )
}
