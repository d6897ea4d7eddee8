import { useRef } from 'react'
import { useLocation } from 'react-router'
import { firm } from '#app/content/firm.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PhoneText } from '#app/ui/phone-text.tsx'
import { BrandMark } from './brand-mark.tsx'
import { DesktopNav } from './desktop-nav.tsx'
import { MobileNav } from './mobile-nav.tsx'
import styles from './site-header.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

export function SiteHeader() {
  const { pathname } = useLocation()
  const home = useRef<HTMLAnchorElement>(null)
  return (
    <header className={styles.header} data-print="no">
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <div className={styles.bar}>
        <a ref={home} href="/" className={styles.brand}>
          <BrandMark />
          <span className={styles.name} data-long={firm.shortName.length > 18 || undefined}>
            {firm.shortName} <small>{firm.descriptor}</small>
          </span>
        </a>
        <DesktopNav current={pathname} />
        <div className={styles.actions}>
          <a href={firm.phoneHref} className={styles.phone}>
            <PhoneText phone={firm.phone} />
          </a>
          <ThemeSwitch />
          <span className={styles.contact}>
            <ButtonLink href={firm.schedulingUrl} size="small" newTab>
              Contact Us
            </ButtonLink>
          </span>
          <MobileNav current={pathname} home={home} />
        </div>
      </div>
    </header>
  )
}
