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

/** The fields of a calculator, and beside them its answer with the notes of the page; or what the page says
    without script. */
export function ToolPanel({ tool, fields, button, children }: ToolPanelProps) {
  const answer = tool.result?.made
  return (
    <div ref={tool.section}>
      <div className={styles.without} data-script="absent">
        <Slot name="without" />
      </div>
      <div className={styles.panel} data-script="needed">
        <div className={styles.ask} data-print="no">
          <ToolFields tool={tool} fields={fields} />
          <PlateButton onClick={tool.calculate}>{button}</PlateButton>
          <ToolStatus tool={tool}>{answer && <Spoken {...answer} />}</ToolStatus>
        </div>
        <div className={styles.answer}>
          <ToolAnswer tool={tool} heading={answer?.heading ?? button} answer={answer}>
            <Slot name="notes" />
          </ToolAnswer>
          {answer && (
            <div className={styles.share} data-print="no">
              {children}
              <ToolCopy tool={tool} what="link" />
              <ToolPrint tool={tool} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** Sighted visitors read the same beside it. */
function Spoken({ heading, total, remarks }: Answer & { heading: string }) {
  const said = total ? `${heading}. ${total.label}: ${total.amount}.` : remarks[0]
  return <p className="visually-hidden">{said}</p>
}
