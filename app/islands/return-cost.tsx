import { Slot } from '#app/components/island-root.tsx'
import { PlateButton } from '#app/components/plate-button.tsx'
import {
  ToolAnswer,
  ToolCopy,
  ToolFields,
  ToolPrint,
  ToolStatus,
  type ToolWords,
  useTool,
} from '#app/components/tool.tsx'
import { type CostLine, type PlanRule, planFor, returnCost } from '#app/lib/return-cost.ts'
import { answerText, type ToolField, type ToolValue } from '#app/lib/tool.ts'
import styles from './return-cost.module.css'

type ReturnCostProps = {
  id: string
  fields: readonly ToolField[]
  /** The others are folded away below these words. */
  fold?: string | undefined
  more: readonly ToolField[]
  lines: readonly CostLine[]
  plans: readonly PlanRule[]
  words: Record<'button' | 'prompt' | 'nothing' | 'answer' | 'total' | 'from' | 'quoted', string>
  tools: ToolWords
}

/** What the visitor's returns cost. It is not a form: nothing is stored or sent. */
export function ReturnCost({ id, fields, more, lines, plans, words, ...props }: ReturnCostProps) {
  const tool = useTool({
    id,
    fields: [...fields, ...more],
    words: props.tools,
    work: (answers: Record<string, ToolValue>) => ({
      ...returnCost(lines, answers, words),
      plan: planFor(plans, answers),
    }),
  })
  const made = tool.result?.made
  const answer = made && made.lines.length > 0 ? made : undefined
  return (
    <div ref={tool.section} className={styles.tool}>
      <div className={styles.ask} data-script="needed" data-print="no">
        <div>
          <ToolFields tool={tool} fields={fields} />
          {more.length > 0 && <ToolFields tool={tool} fields={more} fold={props.fold} />}
        </div>
        <PlateButton onClick={tool.calculate}>{words.button}</PlateButton>
        <ToolStatus tool={tool}>
          {/* Sighted visitors read the same beside it. */}
          {answer?.total && (
            <p className="visually-hidden">{`${answer.total.label}: ${answer.total.amount}`}</p>
          )}
          {made && !answer && <p>{words.nothing}</p>}
        </ToolStatus>
      </div>
      <div className={styles.side}>
        <div data-script="absent">
          <Slot name="without" />
        </div>
        {!answer && (
          <p className={styles.prompt} data-script="needed" data-print="no">
            {words.prompt}
          </p>
        )}
        <ToolAnswer tool={tool} heading={words.answer} answer={answer}>
          {plans.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan is known by its place alone
            <div key={at} hidden={answer?.plan !== at}>
              <Slot name={`plan-${at}`} />
            </div>
          ))}
          <Slot name="disclosure" />
        </ToolAnswer>
        <div className={styles.next} hidden={!answer} data-print="no">
          <Slot name="book" />
          <div className={styles.buttons}>
            <ToolCopy
              tool={tool}
              what="list"
              text={() => answerText(words.answer, answer ?? none)}
            />
            <ToolCopy tool={tool} what="link" />
            <ToolPrint tool={tool} />
          </div>
        </div>
      </div>
    </div>
  )
}

export { ReturnCost as Island }

const none = { lines: [], remarks: [] }
