import { writeFragment } from '#app/lib/savings.ts'
import { copyText } from '#app/ui/copy-text.ts'
import { PlateButton } from '#app/ui/plate-button.tsx'
import styles from './share-link.module.css'
import type { LinkState, Result } from './use-calculator.ts'

type ShareLinkProps = { result: Result; onLink: (link: LinkState) => void }

/** A link to the visitor's numbers. They leave the page only into the visitor's own clipboard, and
    stand in the fragment, which no browser sends (compliance 12.2). */
export function ShareLink({ result: { texts, link }, onLink }: ShareLinkProps) {
  if (link === 'refused')
    return (
      <label className={styles.field}>
        <span>Link to these numbers</span>
        <input ref={selectAll} readOnly defaultValue={address()} />
      </label>
    )
  return (
    <span className={styles.button} data-state={link}>
      <PlateButton look="outline" size="small" onClick={copy}>
        Copy link
      </PlateButton>
    </span>
  )

  function address(): string {
    const url = new URL(location.href)
    url.hash = writeFragment(texts.taxPaid, texts.grossIncome)
    return url.href
  }

  async function copy() {
    onLink(await copyText(address()))
  }
}

/** The field takes the place of the button, and the focus with it. */
function selectAll(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}
