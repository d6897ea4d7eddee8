import type { Overview } from '#editor/types.ts'

/** `hash` is what follows the # of the address: `new/person`. */
export type PanelProps = { overview: Overview; hash: string; onChanged: () => void }
