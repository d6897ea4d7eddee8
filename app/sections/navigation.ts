import type { PageLink } from '#app/routes.ts'

type NavLink = { label: string; to: PageLink }
type NavGroup = { id: string; label: string; links: readonly NavLink[] }

// Labels and order: spec section 2.

export const menus = [
  {
    id: 'about',
    label: 'About',
    links: [
      { label: 'Learn about Our Firm', to: '/about-our-firm' },
      { label: 'Who We Serve', to: '/who-we-serve' },
      { label: 'FAQ', to: '/faq' },
    ],
  },
  {
    id: 'services',
    label: 'Services',
    links: [
      { label: 'Tax Planning', to: '/tax-planning' },
      { label: 'Outsourced CFO', to: '/outsourced-cfo' },
      { label: 'Tax Preparation', to: '/tax-preparation' },
      { label: 'Accounting', to: '/accounting' },
      { label: 'Business Formation/Dissolution', to: '/business-formation' },
      { label: 'Buy/Sell Business', to: '/buy-sell-business' },
      { label: 'Tax Debt Relief', to: '/tax-debt-relief' },
      { label: 'Other Services', to: '/other-services' },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    links: [
      { label: 'Pricing', to: '/pricing' },
      { label: 'Learning Library', to: '/learning-library' },
      { label: 'Case Studies', to: '/case-studies' },
    ],
  },
] as const satisfies readonly NavGroup[]

export const footerGroups = [
  {
    id: 'firm',
    label: 'Firm',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Who We Serve', to: '/who-we-serve' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Pricing', to: '/pricing' },
    ],
  },
  {
    id: 'services',
    label: 'Services',
    links: [
      { label: 'Tax Planning', to: '/tax-planning' },
      { label: 'Outsourced CFO', to: '/outsourced-cfo' },
      { label: 'Tax Preparation', to: '/tax-preparation' },
      { label: 'Accounting', to: '/accounting' },
    ],
  },
  {
    id: 'local',
    label: 'Local',
    links: [
      { label: 'Nashville, Tennessee', to: '/blog/nashville-tennessee-cpa' },
      { label: 'Dallas, Texas', to: '/blog/dallas-texas-cpa' },
      { label: 'Greenville, North Carolina', to: '/blog/greenville-north-carolina-cpa' },
      { label: 'Jackson, Tennessee', to: '/blog/jackson-tennessee-cpa' },
      { label: 'Oklahoma City', to: '/blog/oklahoma-city-cpa' },
    ],
  },
  {
    id: 'legal',
    label: 'Legal',
    links: [
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Terms of Service', to: '/terms' },
      { label: 'SMS Terms', to: '/sms-terms' },
      { label: 'SMS Opt-In', to: '/sms-optin' },
      { label: 'Accessibility', to: '/contact#accessibility' },
    ],
  },
] as const satisfies readonly NavGroup[]
