import { ContactLink } from '#app/components/book-or-call.tsx'
import { PhoneText } from '#app/components/phone-text.tsx'
import { useContent, useRendering } from '#app/components/site.tsx'
import { navigation } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import { phoneHref } from '#app/lib/text.ts'
import styles from './site-header.module.css'
import { DesktopNav, MobileNav } from './site-nav.tsx'

/** `lang` if the page between header and footer is in another language. */
export type FrameProps = { lang?: string | undefined }

export function SiteHeader(frame: FrameProps) {
  const { content, page, drawings } = useRendering()
  const { firm, interface: words } = content
  const { logo } = content.theme
  const mark = logo && drawings.logo ? fitted(drawings.logo, beside) : markSize
  const menus = { menus: navigation(content, 'menu'), current: page?.path ?? '' }
  return (
    <header {...frame} className={styles.header} data-print="no">
      <a href="#main" className={styles.skip}>
        {words.header.skip}
      </a>
      <div className={styles.bar}>
        <a href={address('/')} className={styles.brand}>
          {logo ? <Logo /> : <BrandMark />}
          <span
            className={logo?.replacesName ? 'visually-hidden' : styles.name}
            data-long={isLong(firm.shortName.plain, mark) || undefined}
          >
            {firm.shortName} {firm.descriptor && <small>{firm.descriptor}</small>}
          </span>
        </a>
        <DesktopNav {...menus} />
        <div className={styles.actions}>
          {firm.phone && (
            <a href={`${firm.phone.map(phoneHref)}`} className={styles.phone}>
              <PhoneText phone={firm.phone} />
            </a>
          )}
          <ThemeSwitch />
          <span className={styles.contact}>
            <ContactLink size="small" />
          </span>
          <MobileNav {...menus} />
        </div>
      </div>
    </header>
  )
}

/** The name beside it, seen or not, says what it shows. */
function Logo() {
  const { content, drawings } = useRendering()
  const { 'logo-dark': night, logo: day } = drawings
  const box = content.theme.logo?.replacesName ? { width: 224, height: 48 } : beside
  return (
    <>
      {day && <img {...fitted(day, box)} src={address(day.path)} alt="" data-logo="day" />}
      {night && (
        <img
          {...fitted(night, box)}
          src={address(night.path)}
          alt=""
          loading="lazy"
          data-logo="night"
        />
      )}
    </>
  )
}

type Size = { width: number; height: number }

const markSize = { width: 40, height: 40 }
/** A logo with the name next to it. */
const beside = { width: 120, height: 40 }

/** A wider mark leaves fewer letters of the larger size: about one for each ten pixels. */
function isLong(name: string, { width }: Size): boolean {
  return name.length > 18 - (width - markSize.width) / 10
}

/** The largest size inside a box, in whole pixels, so that the place is kept before the file comes. */
function fitted({ width, height }: Size, box: Size): Size {
  const scale = Math.min(box.width / width, box.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

const petal = 'M0-6C5-11 5-19 0-23C-5-19-5-11 0-6Z'
const turns = Array.from({ length: 12 }, (_, i) => i * 30)

function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="-24 -24 48 48" {...markSize} aria-hidden="true">
      {turns.map((turn) => (
        <path
          key={turn}
          d={petal}
          transform={`rotate(${turn})`}
          data-share={turn === 30 || undefined}
        />
      ))}
    </svg>
  )
}

/** app/browser/theme.ts handles this button; without script the page follows the system's setting. */
function ThemeSwitch() {
  const { theme } = useContent().interface.header
  return (
    <button type="button" className={styles.themeSwitch} data-theme-switch data-script="needed">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </svg>
      <span className="visually-hidden">{theme}</span>
    </button>
  )
}
