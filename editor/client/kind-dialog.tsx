import type { FormField, Variant } from '#editor/types.ts'
import { Choose } from './choose.tsx'

type KindDialogProps = {
  field: Extract<FormField, { kind: 'variants' }>
  /** Told the kind that was chosen, if one was. */
  onClose: (kind?: Variant) => void
}

/** Every kind of entry that a list can have, with what it is for. */
export function KindDialog({ field, onClose }: KindDialogProps) {
  const { label, variants } = field
  return (
    <Choose
      title={`Add: ${label.toLowerCase()}`}
      choices={variants.map(({ is, name, about }) => ({ value: `${is}`, name, about }))}
      onClose={(value) => onClose(variants.find(({ is }) => `${is}` === value))}
    />
  )
}
