/** Required in the intro of the case studies and in the caption of each table. */
export const sampleNote =
  'Sample outcomes. Figures are illustrative, rounded, and do not describe identifiable clients.'

/** Required in every block about a person or owner who is not a real client. */
export const notAClient = 'Not an actual client. Shown to explain the kind of work we do.'

/** Required beside every savings figure, word for word. */
export function savingsNote(basis: string): string {
  return `Savings depend on income, entity, state and follow-through. ${basis}. Past results do not predict yours.`
}

/** Required on a local page, word for word. */
export function locationLine(firm: string, city: string, address: string, licenses?: string) {
  const licensed = licenses ? `; our CPAs are licensed in ${licenses}` : ''
  return `${firm} serves ${city} clients remotely from ${address}${licensed}.`
}
