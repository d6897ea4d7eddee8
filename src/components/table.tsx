// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops a table's roles when styles drop `display: table`
import { Children, type ComponentProps, type ReactNode } from 'react'

type TableProps = ComponentProps<'table'> & {
  /** Omit it when a heading labels the table. */
  caption?: ReactNode
  /** Names of the columns. An empty one makes an empty cell. */
  columns?: readonly ReactNode[]
  /** Hides the column names visually but not from screen readers. */
  hideColumns?: boolean
  /** A row below the body, such as a total. */
  foot?: ReactNode
}

/** A table that keeps its roles when styles turn its rows into cards. */
export function Table({ caption, columns, hideColumns, foot, children, ...table }: TableProps) {
  return (
    <table role="table" {...table}>
      {caption && <caption>{caption}</caption>}
      {columns && (
        <thead role="rowgroup" className={hideColumns ? 'visually-hidden' : undefined}>
          <Row>
            {columns.map((column, index) => {
              const key = `column-${index}`
              if (!column) return <Cell key={key} />
              return (
                <th key={key} role="columnheader" scope="col">
                  {column}
                </th>
              )
            })}
          </Row>
        </thead>
      )}
      {Children.count(children) > 0 && <tbody role="rowgroup">{children}</tbody>}
      {foot && <tfoot role="rowgroup">{foot}</tfoot>}
    </table>
  )
}

export function Row(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />
}

export function RowHeader(props: ComponentProps<'th'>) {
  return <th role="rowheader" scope="row" {...props} />
}

export function Cell(props: ComponentProps<'td'>) {
  return <td role="cell" {...props} />
}
