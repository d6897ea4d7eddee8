/** Required on a local page, word for word (compliance 4.3). */
export function locationLine(firm: string, city: string, address: string, licences?: string) {
  const licensed = licences ? `; our CPAs are licensed in ${licences}` : ''
  return `${firm} serves ${city} clients remotely from ${address}${licensed}.`
}
