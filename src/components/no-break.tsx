import { createElement, Fragment, type ReactNode } from 'react'
import { terms } from '../lib/terms.ts'

/** Keeps terms such as "self-employed" on one line. A line can break after the slash of "Formation/Dissolution". */
export function NoBreak({ children }: { children: string }): ReactNode {
  const nodes: ReactNode[] = []
  for (const [index, part] of children.split(terms).entries()) {
    if (index % 2 > 0) nodes.push(<span className="no-break">{part}</span>)
    else for (const [index, piece] of part.split(/(?<=\/)/).entries()) nodes.push(index > 0 && <wbr />, piece)
  }
  return createElement(Fragment, null, ...nodes)
}
