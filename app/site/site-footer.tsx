import { ButtonLink, NewTab } from '#app/components/button-link.tsx'
import { OpeningHours } from '#app/components/opening-hours.tsx'
import { PhoneText } from '#app/components/phone-text.tsx'
import { Ornament } from '#app/components/picture.tsx'
import { firm, licencesText } from '#app/content/firm.ts'
import { monthYear } from '#app/lib/dates.ts'
import band from '#drawings/plates/band-wide.svg'
import microprint from '#drawings/plates/microprint.svg'
import { footerGroups } from './navigation.ts'
import styles from './site-footer.module.css'

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-plate="dark">
      <Ornament src={band} kind="wide-band" />
      <div className={styles.wrap}>
        <div className={styles.lead} data-print="no">
          <p className={styles.tagline}>{firm.tagline}</p>
          <div className={styles.act}>
            <ButtonLink href={firm.schedulingUrl} newTab>
              Schedule Your Consultation Now
            </ButtonLink>
            <a href={firm.phoneHref} className={styles.phone}>
              <PhoneText phone={firm.phone} />
            </a>
            <a href="/contact" className={styles.hours}>
              <OpeningHours />
            </a>
          </div>
        </div>
        <nav aria-label="Footer" className={styles.nav} data-print="no">
          {footerGroups.map(({ id, label, links }) => (
            <div key={id}>
              <h2 id={`footer-${id}`}>{label}</h2>
              <ul aria-labelledby={`footer-${id}`}>
                {links.map((link) => (
                  <li key={link.to}>
                    <a href={link.to}>{link.label}</a>
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
                    <a href={url} target="_blank" rel="noopener">
                      {name}
                      <NewTab />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </nav>
        <Ornament src={microprint} kind="hairline" />
        <LegalLines />
        <p className={styles.copyright} data-print="no">
          © {firm.name}. Founded {monthYear(firm.founded)}.
        </p>
      </div>
    </footer>
  )
}

/** Required on every page in this wording. */
function LegalLines() {
  return (
    <div className={styles.legal}>
      <p>
        {firm.legalName} · {firm.address} ·{' '}
        <a href={firm.phoneHref} className={styles.legalPhone}>
          {firm.phone}
        </a>{' '}
        · CPA licences: {licencesText}
      </p>
      <p>
        {firm.legalName} is a private firm and is not affiliated with the IRS or any government
        agency. This website gives general information, not tax, legal or investment advice, and
        using it does not create a client relationship. Enrolled Agents are enrolled to practice
        before the IRS. CPA licences: {licencesText}.
      </p>
    </div>
  )
}
