import { holesIn } from '#app/lib/card-letters.ts'
import type { Content } from './collections.ts'
import type { Problem } from './engine/problem.ts'
import { contrastProblems } from './palette.ts'

/** Colors that can be told apart, and a name that the picture of a shared link can show. */
export function lookProblems({ theme, firm }: Content): Problem[] {
  const [hole] = holesIn(firm.name)
  const name = {
    file: 'firm.yaml',
    path: ['name'],
    found: `"${firm.name}"`,
    expected: `a name in Latin letters: the pictures of shared links can't show ${hole}`,
  }
  return [...contrastProblems(theme.colors), ...(hole ? [name] : [])]
}
