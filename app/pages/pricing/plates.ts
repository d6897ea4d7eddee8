import { byName } from '#app/lib/text.ts'

const files = byName(
  import.meta.glob<string>('#drawings/plates/{fee,ribbon}-*.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** One petal for each hundred dollars of the yearly fee. */
export function feeRosetteOf(plan: string): string {
  return plate(`fee-${plan}`)
}

/** Waves whose frequencies are read off the form's number. */
export function ribbonOf(form: string): string {
  return plate(`ribbon-${form}`)
}

function plate(name: string): string {
  const file = files[name]
  if (!file) throw new Error(`drawings/plates/${name}.svg has not been drawn.`)
  return file
}
