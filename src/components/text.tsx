import { Fragment, type ReactNode } from 'react'
import { joined } from '../lib/whole.ts'
import { Link } from './link.tsx'

const markup = /\[((?:[^\]\\]|\\.)+)\]\(<?([^)>]+)>?\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g

/** Renders **bold**, *italic* and [links](/pricing). src/scripts/early.js hides [a dated remark](until:2026-11-30)
    after its day. */
export function Inline({ children }: { children: string }): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of children.matchAll(markup)) {
    const [all, label = '', href, bold, italic] = match
    parts.push(children.slice(end, match.index))
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
  parts.push(children.slice(end))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

type ParagraphProps = { children: string; className?: string }

export function Paragraph({ children, className }: ParagraphProps) {
  return (
    <p className={className}>
      <Inline>{children}</Inline>
    </p>
  )
}

/** Allows a line break after the slash of "Formation/Dissolution". */
function Breakable({ children }: { children: string }): ReactNode {
  return children.split(/(?<=\/)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** Keeps terms such as "self-employed" on one line; a line may break after a slash. */
export function Whole({ children, parts = joined }: { children: string; parts?: RegExp }): ReactNode {
  return children.split(parts).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={at}>{at % 2 === 0 ? <Breakable>{part}</Breakable> : <span className="whole">{part}</span>}</Fragment>
  ))
}
