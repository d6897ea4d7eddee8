import { refuses } from '#app/content/engine/test-folder.ts'
import { closing } from './fields.ts'

const start = 'block: closing\nheading: A\n'
refuses(closing.schema, {
  [`${start}button: Apply`]:
    '... field "to" ... where the button "Apply" leads: an email address...',
  [`${start}to: /pricing`]: '... field "button" ... the words on the button that leads to /pricing',
  [`${start}button: B\nto: jobs`]: '4, field "to" ... an email address, a page of this site, ...',
  [`${start}button: B\nto: /pricing\ncall: C`]: '5, field "call" ... no such line: ...',
})
