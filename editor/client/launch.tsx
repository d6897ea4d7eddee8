import type { PanelProps } from './panel.ts'

export function LaunchPanel({ overview }: PanelProps) {
  return <h2>Launch: {overview.folder}</h2>
}
