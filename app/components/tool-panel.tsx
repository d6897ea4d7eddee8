import type { ReactNode } from 'react'
import type { Answer, ToolField } from '#app/lib/tool.ts'
import { Slot } from './island-root.tsx'
import { PlateButton } from './plate-button.tsx'
import { type Tool, ToolAnswer, ToolCopy, ToolFields, ToolPrint, ToolStatus } from './tool.tsx'
import styles from './tool-panel.module.css'

type ToolPanelProps = {
  tool: Tool<Answer & { heading: string }>
  fields: readonly ToolField[]
  button: string
  /** Beside the buttons that copy and print. */
  children?: ReactNode
}

/** The fields of a calculator, and beside them its answer with the notes of the page. */
export function ToolPanel({ tool, fields, button, children }: ToolPanelProps) {
  const answer = tool.result?.made
  return (
    // Without a name it is no region: the section around it has one.
    <section ref={tool.section} className={styles.panel} data-script="needed">
      <div>
        <ToolFields tool={tool} fields={fields} />
        <div className={styles.action}>
          <PlateButton onClick={tool.calculate}>{button}</PlateButton>
          <ToolStatus tool={tool}>{answer && <Spoken {...answer} />}</ToolStatus>
        </div>
      </div>
      <div className={styles.answer}>
        {answer && <ToolAnswer tool={tool} heading={answer.heading} answer={answer} />}
        <Slot name="notes" />
        {answer && (
          <div className={styles.share} data-print="no">
            {children}
            <ToolCopy tool={tool} what="link" />
            <ToolPrint tool={tool} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Sighted visitors read the same beside it. */
function Spoken({ heading, total, remarks }: Answer & { heading: string }) {
  const said = total ? `${heading}. ${total.label}: ${total.amount}.` : remarks[0]
  return <p className="visually-hidden">{said}</p>
}
