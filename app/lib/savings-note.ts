/** Required beside every savings figure, word for word (compliance 2.2). */
export function savingsNote(basis: string): string {
  return `Savings depend on income, entity, state and follow-through. ${basis}. Past results do not predict yours.`
}
