import type { PanelProps } from './panel.ts'

export function NewPanel({ overview }: PanelProps) {
  return <h2>New: {overview.folder}</h2>
}
