import { type ReactNode, useState } from 'react'

type FoldableProps = { title: string; open: boolean; children: ReactNode }

/** Opens by itself where something needs attention. */
export function Foldable({ title, open, children }: FoldableProps) {
  const [chosen, setChosen] = useState(false)
  return (
    <details open={open || chosen} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
