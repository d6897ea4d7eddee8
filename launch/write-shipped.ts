import { writeFileSync } from 'node:fs'
import { load } from '#app/content/load.ts'
import { sentencesFile, shippedFile, shippedIn, shippedSentencesIn } from './shipped.ts'

// npm run shipped: whoever changes the sample tells the launch check its values, so that it knows them
// on the site of a firm.

const { sources } = await load()
writeFileSync(shippedFile, `${JSON.stringify(shippedIn({ sources }), undefined, 2)}\n`)
writeFileSync(sentencesFile, `${JSON.stringify(shippedSentencesIn({ sources }))}\n`)
