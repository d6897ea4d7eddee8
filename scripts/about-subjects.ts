import type { Roster } from '../art/about/roster.ts'
import type { Years } from '../art/about/trunk.ts'

// What the drawings of the two about pages need of content/; the site itself checks the rest.

type TeamFile = {
  roles?: { id: unknown; count?: unknown; credential?: unknown }[]
  support?: unknown
}
export type YearsFile = { founded?: unknown; fullTimeSince?: unknown }

export function rosterOf({ roles = [], support }: TeamFile): Roster {
  return {
    support: support !== undefined,
    roles: roles.map(({ id, count, credential }) => {
      if (typeof count === 'number' && Number.isInteger(count) && count >= 1)
        return { id: `${id}`, count, credential: credential !== undefined }
      throw new Error(`content/team.yaml: "${id}" needs a count of 1 or more, for its rings.`)
    }),
  }
}

export function yearsOf({ founded, fullTimeSince }: YearsFile, count: number): Years {
  const [first, turn] = [Number.parseInt(`${founded}`, 10), Number(fullTimeSince)]
  if (first > 0 && turn > 0) return { founded: first, fullTimeSince: turn, count }
  throw new Error('content/firm.yaml: "founded" and "fullTimeSince" need a year, for the trunk.')
}
