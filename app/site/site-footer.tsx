import { BookLink } from '#app/components/book-or-call.tsx'
import { OutsideLink, SiteLink } from '#app/components/button-link.tsx'
import { OpeningHours } from '#app/components/opening-hours.tsx'
import { PhoneText } from '#app/components/phone-text.tsx'
import { Ornament } from '#app/components/picture.tsx'
import { useContent } from '#app/components/site.tsx'
import { licensesText, officesOf, titlesHeld } from '#app/content/firm.ts'
import { navigation } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import type { Text } from '#app/lib/shown.ts'
import { phoneHref } from '#app/lib/text.ts'
import styles from './site-footer.module.css'
import type { FrameProps } from './site-header.tsx'

export function SiteFooter(frame: FrameProps) {
  const content = useContent()
  const { firm } = content
  const words = content.interface.footer
  return (
    <footer {...frame} className={styles.footer} data-plate="dark">
      <Ornament kind="wide-band" />
      <div className="page-width">
        <div className={styles.lead} data-print="no">
          <p className={styles.tagline}>{firm.tagline}</p>
          <div className={styles.act}>
            <BookLink onEveryPage>{words.schedule}</BookLink>
            {firm.schedulingUrl && firm.phone && (
              <a href={`${firm.phone.map(phoneHref)}`} className={styles.phone}>
                <PhoneText phone={firm.phone} />
              </a>
            )}
            <a href={address('/contact')} className={styles.hours}>
              <OpeningHours />
            </a>
            <ClientLinks />
          </div>
        </div>
        <nav aria-label={`${words.nav}`} className={styles.nav} data-print="no">
          {navigation(content, 'footer').map(({ id, label, links }) => (
            <div key={id}>
              <h2 id={`footer-${id}`}>{label}</h2>
              <ul aria-labelledby={`footer-${id}`}>
                {links.map((link) => (
                  <li key={link.to.plain}>
                    <a href={`${address(link.to)}`}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {firm.social.length > 0 && (
            <div className={styles.follow}>
              <h2 id="footer-follow">{words.follow}</h2>
              <ul aria-labelledby="footer-follow">
                {firm.social.map(({ name, url }) => (
                  <li key={name.plain}>
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
          {words.copyright}
        </p>
      </div>
    </footer>
  )
}

/** For current clients. The sites belong to other companies, so each link names the site. */
function ClientLinks() {
  const { firm, interface: ours } = useContent()
  const words = ours.footer
  const links = [
    { name: words.portal, url: firm.portalUrl },
    { name: words.pay, url: firm.payUrl },
  ].flatMap(({ name, url }) => (url ? [{ name, url }] : []))
  if (links.length === 0) return null
  return (
    <ul className={styles.clients} aria-label={`${words.clients}`}>
      {links.map(({ name, url }) => (
        <li key={name.plain}>
          <SiteLink url={url}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** Required on every page in this wording. */
function LegalLines() {
  const content = useContent()
  const { firm } = content
  const words = content.interface.footer
  const licenses = licensesText(content)
  const [, ...others] = officesOf(firm)
  return (
    <div className={styles.legal}>
      <p>
        {firm.legalName} · {firm.address} {firm.phone && <Phone number={firm.phone} />}
        {others.map(({ name, address: place, phone }) => (
          <span key={name.plain}>
            · {name}: {place} {phone && <Phone number={phone} />}
          </span>
        ))}
        {licenses.plain && `· ${words.licenses.with({ licenses })}`}
      </p>
      <p>
        {words.notice}
        {titlesHeld(content).enrolledAgent && ` ${words.enrolledAgents}`}
      </p>
    </div>
  )
}

/** After something else in a line. */
function Phone({ number }: { number: Text }) {
  return (
    <>
      · <a href={`${number.map(phoneHref)}`}>{number}</a>{' '}
    </>
  )
}
