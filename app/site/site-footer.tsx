import { BookLink } from '#app/components/book-or-call.tsx'
import { OutsideLink } from '#app/components/button-link.tsx'
import { OpeningHours } from '#app/components/opening-hours.tsx'
import { PhoneText } from '#app/components/phone-text.tsx'
import { Ornament } from '#app/components/picture.tsx'
import { useContent } from '#app/components/site.tsx'
import { licensesText } from '#app/content/firm.ts'
import { navigation } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import { monthYear } from '#app/lib/dates.ts'
import { phoneHref } from '#app/lib/text.ts'
import styles from './site-footer.module.css'
import type { FrameProps } from './site-header.tsx'

export function SiteFooter(frame: FrameProps) {
  const content = useContent()
  const { firm } = content
  return (
    <footer {...frame} className={styles.footer} data-plate="dark">
      <Ornament kind="wide-band" />
      <div className="page-width">
        <div className={styles.lead} data-print="no">
          <p className={styles.tagline}>{firm.tagline}</p>
          <div className={styles.act}>
            <BookLink>Schedule Your Consultation Now</BookLink>
            <a href={phoneHref(firm.phone)} className={styles.phone}>
              <PhoneText phone={firm.phone} />
            </a>
            <a href={address('/contact')} className={styles.hours}>
              <OpeningHours />
            </a>
            <ClientLinks />
          </div>
        </div>
        <nav aria-label="Footer" className={styles.nav} data-print="no">
          {navigation(content, 'footer').map(({ id, label, links }) => (
            <div key={id}>
              <h2 id={`footer-${id}`}>{label}</h2>
              <ul aria-labelledby={`footer-${id}`}>
                {links.map((link) => (
                  <li key={link.to}>
                    <a href={address(link.to)} lang={link.lang}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {firm.social.length > 0 && (
            <div className={styles.follow}>
              <h2 id="footer-follow">Follow</h2>
              <ul aria-labelledby="footer-follow">
                {firm.social.map(({ name, url }) => (
                  <li key={name}>
                    <OutsideLink href={url}>{name}</OutsideLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </nav>
        <Ornament kind="hairline" />
        <LegalLines />
        <p className={styles.copyright} data-print="no">
          © {firm.name}. Founded {monthYear(firm.founded)}.
        </p>
      </div>
    </footer>
  )
}

/** For current clients. The sites belong to other companies, so each link names the site. */
function ClientLinks() {
  const { portalUrl, payUrl } = useContent().firm
  const links = [
    { name: 'Client portal', url: portalUrl },
    { name: 'Pay an invoice', url: payUrl },
  ].flatMap(({ name, url }) => (url ? [{ name, url }] : []))
  if (links.length === 0) return null
  return (
    <ul className={styles.clients} aria-label="For clients">
      {links.map(({ name, url }) => (
        <li key={name}>
          <OutsideLink href={url}>{name}</OutsideLink> at {new URL(url).host}
        </li>
      ))}
    </ul>
  )
}

/** Required on every page in this wording. */
function LegalLines() {
  const { firm, team } = useContent()
  const hasEnrolledAgents = team.roles.some(({ credential }) => credential?.includes('Enrolled'))
  const licenses = licensesText(firm)
  return (
    <div className={styles.legal}>
      <p>
        {firm.legalName} · {firm.address} · <a href={phoneHref(firm.phone)}>{firm.phone}</a>{' '}
        {licenses && `· CPA licenses: ${licenses}`}
      </p>
      <p>
        {firm.legalName} is a private firm and is not affiliated with the IRS or any government
        agency. This website gives general information, not tax, legal or investment advice, and
        using it does not create a client relationship.
        {hasEnrolledAgents && ' Enrolled Agents are enrolled to practice before the IRS.'}
        {licenses && ` CPA licenses: ${licenses}.`}
      </p>
    </div>
  )
}
