import type { z } from 'zod'
import { Button } from '../components/button.tsx'
import checkbox from '../components/checkbox.module.css'
import { Link } from '../components/link.tsx'
import { NoBreak } from '../components/no-break.tsx'
import { Reviewed } from '../components/reviewed.tsx'
import { firm } from '../data.ts'
import type { checklist } from '../schema/pages.ts'
import styles from './checklist.module.css'

type Props = Pick<z.output<typeof checklist>, 'groups' | 'reviewed'>

/** The portal's URL is appended on screen, in print and in the copied list. */
const safely = 'Never send Social Security numbers or documents by text or email. Use the client portal at '

/** Boxes to check on the screen or on paper. src/scripts/copy-list.ts copies what is checked, and remembers it if asked. */
export function Checklist({ groups, reviewed }: Props) {
  return (
    <div className={styles.sheet} data-copy-list={`${safely}${firm.portalUrl}.`}>
      <div className={styles.groups}>
        {groups.map(({ heading, items }) => (
          <section key={heading}>
            <h2 className="size-h3">{heading}</h2>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <label className={checkbox.label}>
                    <input type="checkbox" className={checkbox.checkbox} />
                    <span>
                      <NoBreak>{item}</NoBreak>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.send}>
        <p>
          {safely}
          <Link href={firm.portalUrl}>{new URL(firm.portalUrl).host}</Link>.
        </p>
        <div className={styles.copy} data-script="needed" data-print="no">
          <label className={`${checkbox.label} ${styles.remember}`}>
            <input type="checkbox" name="remember" className={checkbox.checkbox} />
            <span>Remember on this device</span>
          </label>
          <Button variant="outline">Copy my list</Button>
          <div aria-live="polite" />
          <textarea hidden readOnly rows={8} aria-label="Your list as text" />
        </div>
        <Reviewed day={reviewed} />
      </div>
    </div>
  )
}
