// Highlights the buildings of the groups in view. A wide screen has two groups next to each other.

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = document.querySelector(`[data-street] a[href="#${target.id}"]`)
      link?.toggleAttribute('data-street-current', isIntersecting)
    }
  },
  { rootMargin: '-40% 0px -59% 0px' },
)
for (const { hash } of document.querySelectorAll<HTMLAnchorElement>('[data-street] a')) {
  const plot = document.querySelector(hash)
  if (plot) observer.observe(plot)
}

export {}
