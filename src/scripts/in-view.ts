/** Calls a function for each observed element the first time it's in view. */
export function inView(act: (element: HTMLElement) => void, options: IntersectionObserverInit) {
  return new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      act(target as HTMLElement)
    }
  }, options)
}
