import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from './link.tsx'
import { NoBreak } from './no-break.tsx'

const markup = /\[((?:[^\]\\]|\\.)+)\]\(<?([^)>]+)>?\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g

/** Renders **bold**, *italic* and [links](/pricing). src/scripts/early.js hides [a dated sentence](until:2026-11-30)
    after its last day. */
export function Inline({ children }: { children: string }): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of children.matchAll(markup)) {
    const [all, label = '', href, bold, italic] = match
    parts.push(<NoBreak>{children.slice(end, match.index)}</NoBreak>)
    const until = href?.match(/^until:(\d{4}-\d\d-\d\d)$/)?.[1]
    if (until) parts.push(<span data-until={until}>{label}</span>)
    else if (href) {
      parts.push(
        <Link href={href}>
          <Inline>{label}</Inline>
        </Link>,
      )
    } else parts.push(bold ? <strong>{bold}</strong> : <em>{italic}</em>)
    end = match.index + all.length
  }
  parts.push(<NoBreak>{children.slice(end)}</NoBreak>)
  return createElement(Fragment, null, ...parts)
}

type ParagraphProps = { children: string; className?: string }

export function Paragraph({ children, className }: ParagraphProps) {
  return (
    <p className={className}>
      <Inline>{children}</Inline>
    </p>
  )
}
