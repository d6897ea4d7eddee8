import * as section from '../sections.ts'
import { service } from './service.ts'

export const taxPreparation = service.extend({
  formTree: section.formTree,
  dates: section.comparison,
  checklists: section.linkList,
})
