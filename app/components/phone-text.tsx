import type { Text } from '#app/lib/shown.ts'

/** A phone number that may break before its extension and nowhere else. */
export function PhoneText({ phone }: { phone: Text }) {
  const [number, , extension] = phone.split(/( )(?=ext)/)
  if (!extension) return <span className="whole">{number}</span>
  return (
    <>
      <span className="whole">{number}</span> <span className="whole">{extension}</span>
    </>
  )
}
