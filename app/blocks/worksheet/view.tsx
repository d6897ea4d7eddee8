import type { Element } from 'hast'
import type { ComponentProps } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import boxes from '#app/components/boxes.module.css'
import charts from '#app/components/chart.module.css'
import { Part } from '#app/components/part.tsx'
import sheet from '#app/components/sheet.module.css'
import { useContent } from '#app/components/site.tsx'
import { TextColumnProvider } from '#app/components/text-column.tsx'
import { Tree } from '#app/components/tree.tsx'
import { around } from '#app/lib/shown.ts'
import type { worksheet } from './fields.ts'
import styles from './view.module.css'

/** Printed alone if it is the address. */
export function View({ id, tone, heading, text }: ViewProps<typeof worksheet>) {
  const { print, printLink } = useContent().interface.text
  const [before, after] = around(print, 'link')
  return (
    <Part tone={tone}>
      <div
        className={`${charts.charts} ${boxes.boxes} ${sheet.sheet} ${styles.worksheet}`}
        data-block="worksheet"
        data-print="alone"
      >
        <h2 id={id}>{heading}</h2>
        <p data-note="" data-print="no">
          {before}
          <a href={`#${id}`}>{printLink}</a>
          {after}
        </p>
        <div data-frame="">
          <TextColumnProvider value={{ level: 3, namedBy: id, isInBox: true }}>
            <Tree of={text.tree} components={{ ul: BoxList }} />
          </TextColumnProvider>
        </div>
      </div>
    </Part>
  )
}

/** Safari announces a list without bullets only if it has the role. */
function BoxList({ node, ...props }: ComponentProps<'ul'> & { node?: Element }) {
  // biome-ignore lint/a11y/noRedundantRoles: see above
  return <ul {...props} role="list" />
}
