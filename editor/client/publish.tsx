import type { PanelProps } from './panel.ts'

export function PublishPanel({ overview }: PanelProps) {
  return <h2>Publish: {overview.folder}</h2>
}
