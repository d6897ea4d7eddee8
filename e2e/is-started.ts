/** Runs in the page: React has taken over all of it. Its root says so only when everything is in place;
    single elements are known earlier, since the page is taken over in steps. */
export function isStarted(): boolean {
  type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
  const [, root] =
    Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? []
  return root !== undefined && !(root as Root).stateNode.current.memoizedState.isDehydrated
}
