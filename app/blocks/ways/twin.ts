import { items, line, linked, type Twin, title, without } from '#app/blocks/twin.ts'
import type { ways } from './fields.ts'
import { replyTimes, waysToReach } from './ways.ts'

export const twin: Twin<typeof ways> = (props) => {
  const { reply, content, formats } = props
  const { firm, interface: words } = content
  const all = waysToReach(props, firm)
  return {
    ...without('online', 'email', 'mail', 'portal', 'pay', 'card', 'map'),
    phone: items(
      all.map(({ label, shown, to, about }) => [
        [label, ': ', to ? linked(shown, to) : shown],
        ['. ', about],
      ]),
    ),
    reply: [
      ...title(3, reply.heading),
      ...replyTimes(reply, firm, { words, formats }).flatMap((each) => line(each)),
    ],
  }
}
