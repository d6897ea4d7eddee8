import { z } from 'zod'
import { ids, line, list, text } from '../fields.ts'
import * as section from '../sections.ts'
import { service } from './service.ts'

const packageList = { file: 'prices/accounting', path: 'packages.*.id', shown: 'packages.*.title' }
const businessDay = z.int().min(1).max(15).meta({ description: 'Business day of the next month' })

export const monthlyClose = z.object({
  heading: line,
  intro: text,
  packages: list(
    z.object({
      package: line.meta({ widget: 'relation', ...packageList }),
      tasks: list(
        z.object({ part: z.enum(['You send', 'We', 'You get']), what: line, from: businessDay, to: businessDay }),
        '{{part}} {{what}}',
      ),
    }),
    '{{package}}',
  ),
  note: text,
})

export const accounting = service.extend({
  packages: section.packageCards.extend({
    show: ids(packageList.file, packageList.path, packageList.shown),
    prices: section.priceBox,
  }),
  close: monthlyClose,
})
