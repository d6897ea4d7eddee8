import type { PageLink, PagePath } from '#app/content/routes.ts'
import { isPage } from '#app/content/site-pages.ts'

type NavLink = { label: string; to: PageLink }
type NavGroup = { id: string; label: string; links: readonly NavLink[] }

/** What each page is called wherever it is linked by name. */
export const pageNames: Record<PagePath, string> = {
  '/': 'Home',
  '/pricing': 'Pricing',
  '/case-studies': 'Case Studies',
  '/learning-library': 'Learning Library',
  '/about': 'About',
  '/about-our-firm': 'Our Firm',
  '/who-we-serve': 'Who We Serve',
  '/faq': 'FAQ',
  '/contact': 'Contact',
  '/tax-planning': 'Tax Planning',
  '/outsourced-cfo': 'Outsourced CFO',
  '/tax-preparation': 'Tax Preparation',
  '/accounting': 'Accounting',
  '/bookkeeping': 'Accounting',
  '/business-formation': 'Business Formation/Dissolution',
  '/other-services': 'Other Services',
  '/buy-sell-business': 'Buy/Sell Business',
  '/tax-debt-relief': 'Tax Debt Relief',
  '/blog/nashville-tennessee-cpa': 'Nashville, Tennessee',
  '/blog/dallas-texas-cpa': 'Dallas, Texas',
  '/blog/greenville-north-carolina-cpa': 'Greenville, North Carolina',
  '/blog/jackson-tennessee-cpa': 'Jackson, Tennessee',
  '/blog/oklahoma-city-cpa': 'Oklahoma City',
  '/privacy-policy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/sms-terms': 'SMS Terms',
  '/sms-optin': 'SMS Opt-In',
}

const link = (to: PagePath): NavLink => ({ label: pageNames[to], to })

export const menus = offered([
  {
    id: 'about',
    label: 'About',
    links: [
      { label: 'Learn about Our Firm', to: '/about-our-firm' },
      link('/who-we-serve'),
      link('/faq'),
    ],
  },
  {
    id: 'services',
    label: 'Services',
    links: [
      link('/tax-planning'),
      link('/outsourced-cfo'),
      link('/tax-preparation'),
      link('/accounting'),
      link('/business-formation'),
      link('/buy-sell-business'),
      link('/tax-debt-relief'),
      link('/other-services'),
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    links: [link('/pricing'), link('/learning-library'), link('/case-studies')],
  },
])

export const footerGroups = offered([
  {
    id: 'firm',
    label: 'Firm',
    links: [link('/'), link('/who-we-serve'), link('/faq'), link('/pricing')],
  },
  {
    id: 'services',
    label: 'Services',
    links: [
      link('/tax-planning'),
      link('/outsourced-cfo'),
      link('/tax-preparation'),
      link('/accounting'),
    ],
  },
  {
    id: 'local',
    label: 'Local',
    links: [
      link('/blog/nashville-tennessee-cpa'),
      link('/blog/dallas-texas-cpa'),
      link('/blog/greenville-north-carolina-cpa'),
      link('/blog/jackson-tennessee-cpa'),
      link('/blog/oklahoma-city-cpa'),
    ],
  },
  {
    id: 'legal',
    label: 'Legal',
    links: [
      link('/privacy-policy'),
      link('/terms'),
      link('/sms-terms'),
      link('/sms-optin'),
      { label: 'Accessibility', to: '/contact#accessibility' },
    ],
  },
])

/** Leaves out pages the firm does not have, and groups without links. */
function offered(groups: readonly NavGroup[]): NavGroup[] {
  return groups
    .map((group) => ({ ...group, links: group.links.filter(isThere) }))
    .filter(({ links }) => links.length > 0)
}

function isThere({ to }: NavLink): boolean {
  return isPage(to.split('#')[0] ?? to)
}

function parentOf(path: PagePath): PagePath {
  if (path.startsWith('/blog/')) return '/learning-library'
  if (path === '/about') return '/about-our-firm'
  return path === '/sms-optin' ? '/sms-terms' : '/'
}

/** From Home down to the page itself. /bookkeeping is Accounting's page at a second address. */
export function trailTo(path: PagePath): { label: string; to: PagePath }[] {
  if (path === '/bookkeeping') return trailTo('/accounting')
  const here = { label: pageNames[path], to: path }
  return path === '/' ? [here] : [...trailTo(parentOf(path)), here]
}
