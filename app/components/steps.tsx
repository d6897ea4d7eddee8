import type { ReactNode } from 'react'
import { plain, type Shown } from '#app/lib/shown.ts'
import { FormNames } from './form-names.tsx'
import { Section } from './section.tsx'
import { useContent } from './site.tsx'
import styles from './steps.module.css'

type StepsProps = { steps: readonly { name: Shown; text: Shown }[] }

export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text }) => (
        <li key={plain(name)}>
          <h3>{name}</h3>
          <p>
            <FormNames>{text}</FormNames>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** What happens after a visitor books, the same wherever it is shown. The children follow the steps. */
export function NextSteps({ children }: { children?: ReactNode }) {
  const { heading, steps } = useContent().pages.contact.next
  return (
    <Section id="next" heading={heading}>
      <Steps steps={steps} />
      {children}
    </Section>
  )
}
