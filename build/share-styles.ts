import type { Rendered } from '#app/site/render.tsx'

/** The policy, a header of limited length, names every different style sheet of a page. The two of the
    answers without an address come on top. */
const most = 26

/** The same pages with fewer style sheets: the two that differ least become one, until there are few. */
export function shareStyles<Page extends Pick<Rendered, 'html' | 'views'>>(
  pages: readonly Page[],
  stylesOf: (views: readonly string[]) => string,
): Page[] {
  const shared = sharedSets(pages.map(({ views }) => views))
  return pages.map((page) => {
    const views = shared.find((set) => page.views.every((view) => set.has(view)))
    if (!views || views.size === page.views.length) return page
    const styles = stylesOf([...views].sort())
    return { ...page, html: page.html.replace(stylesOf(page.views), () => styles) }
  })
}

/** From the smallest up. */
function sharedSets(all: readonly (readonly string[])[]): Set<string>[] {
  const sets = [...new Map(all.map((views) => [views.join(), new Set(views)])).values()]
  while (sets.length > most) {
    const [first, second] = nearest(sets)
    const [gone = new Set()] = sets.splice(second, 1)
    sets[first] = gone.union(sets[first] ?? new Set())
  }
  return sets.sort((one, other) => one.size - other.size)
}

function nearest(sets: readonly Set<string>[]): [first: number, second: number] {
  let [pair, least]: [[number, number], number] = [[0, 1], Number.POSITIVE_INFINITY]
  for (const [second, set] of sets.entries()) {
    for (const [first, other] of sets.slice(0, second).entries()) {
      const apart = set.symmetricDifference(other).size
      if (apart === 1) return [first, second]
      if (apart < least) [pair, least] = [[first, second], apart]
    }
  }
  return pair
}
