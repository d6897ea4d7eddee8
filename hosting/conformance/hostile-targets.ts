const parts =
  '/ // . .. ... %2e %2E%2e %2f %5c \\ %00 %0d%0a %c0%ae %e0%80%af %f0%80%80%af %u002e % %2 %25 %252e ? # ; : @ & ~ * http://evil.example secret.txt site-secret.txt -secret.txt policy.json site build assets .hidden pricing index.html .html .br .gz PRICING é \x01 \x7f \xff'.split(
    ' ',
  )

/** Request targets put together from the bits that confuse servers; the same on every machine. */
export function hostileTargets(count: number): string[] {
  const random = seeded(20_250_415)
  const pick = () => parts[Math.floor(random() * parts.length)] ?? ''
  return Array.from({ length: count }, () => {
    const length = 1 + Math.floor(random() * 8)
    return (random() < 0.9 ? '/' : '') + Array.from({ length }, pick).join('')
  })
}

/** mulberry32: small, and the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
