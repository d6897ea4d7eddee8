/** Calls a function for each element that is observed, once it is in view. */
export function inView(act: (element: HTMLElement) => void, options: IntersectionObserverInit) {
  return new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      act(target as HTMLElement)
    }
  }, options)
}
