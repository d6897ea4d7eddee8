import { dollars } from '#app/lib/money.ts'
import { sampleNote } from '#app/lib/sample-note.ts'
import { blocker, type Finding, warning } from '../finding.ts'
import { type Launch, read } from '../launch.ts'
import { says } from '../pages.ts'

const file = 'testimonials.yaml'

/** Compliance 1: shown as illustrative, which is honest; a client's own words are better. */
export function illustrativeStories(launch: Launch): Finding[] {
  return read(launch, file).testimonials.flatMap(({ title, quote, verified }, index) =>
    verified
      ? []
      : [
          warning(file, ['testimonials', index, 'verified'], {
            problem: 'Story still illustrative',
            found: title,
            fix: 'Replace it with the words of a client who agreed in writing, then set verified: true and add consentOnFile, date and relationship.',
            shows: says(quote),
          }),
        ],
  )
}

/** A story that is called verified stands up in every part. */
export function verifiedStories(launch: Launch): Finding[] {
  const { illustrative } = read(launch, 'case-studies.yaml')
  return read(launch, file).testimonials.flatMap((story, index) => {
    if (!story.verified) return []
    const shows = says(story.quote)
    const { name, relationship, connection, caseStudy } = story
    return [
      ...(/illustrative|sample/i.test(name)
        ? [
            blocker(file, ['testimonials', index, 'name'], {
              problem: 'Verified story without a name',
              found: name,
              fix: 'Write the name or the initials the client agreed to, or set verified: false.',
              shows,
            }),
          ]
        : []),
      ...(relationship !== 'client' && !connection
        ? [
            blocker(file, ['testimonials', index, 'connection'], {
              problem: 'Story without its connection',
              found: relationship,
              fix: 'Add connection: what ties this person to the firm, such as "Works for the firm". It is printed beside the quote.',
              shows,
            }),
          ]
        : []),
      ...(caseStudy !== undefined && illustrative
        ? [
            blocker(file, ['testimonials', index, 'caseStudy'], {
              problem: 'Verified story with sample figures',
              found: `record ${caseStudy}`,
              fix: 'Take caseStudy out of the story, or put the figures of this client into the record. Records are samples as long as case-studies.yaml says illustrative: true.',
              shows,
            }),
          ]
        : []),
    ]
  })
}

/** Compliance 2.6: labelled on every page that shows one. */
export function sampleOutcomes(launch: Launch): Finding[] {
  const { illustrative, records } = read(launch, 'case-studies.yaml')
  if (!illustrative) return []
  return [
    warning('case-studies.yaml', ['illustrative'], {
      problem: 'Outcomes still illustrative',
      found: `${records.length} records`,
      fix: 'Replace the records with engagements of the firm, rounded and unrecognizable, and set illustrative: false. Until then every page calls them samples.',
      shows: says(sampleNote, ...records.map(({ totalTaxSavings }) => dollars(totalTaxSavings))),
    }),
  ]
}
