import type { SectionProps } from '../schema/fields.ts'
import type { returnCost } from '../schema/services.ts'
import type { Question } from './use-tool.ts'

type ReturnQuestion = SectionProps<typeof returnCost>['questions'][number]

/** Asks for one of a few choices, or how many there are. */
export function returnQuestion({ id, label, hint, choices }: ReturnQuestion): Question {
  return { name: id, label, hint, choices, isCount: !choices, optional: true }
}
