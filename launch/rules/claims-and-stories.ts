import { stories } from '#app/blocks/stories/fields.ts'
import type { Content } from '#app/content/collections.ts'
import { pluralize } from '#app/content/engine/english.ts'
import { valueAt } from '#app/content/engine/problem.ts'
import { placesOf } from '#app/content/page-blocks.ts'
import { rangeText } from '#app/lib/money.ts'
import { from } from '#app/lib/shown.ts'
import { blocker, type Finding, type Group, warning } from '#launch/finding.ts'
import type { Launch } from '#launch/launch.ts'

/** Figures, client stories and sample outcomes. */
export const claimGroups: Group[] = [
  { title: 'Figures you publish', rules: [unverified, unsettledSources, statesServed] },
  {
    title: 'Stories and sample outcomes',
    rules: [illustrativeStories, verifiedStories, sampleWords, sampleOutcomes],
  },
]

const file = 'claims.yaml'

/** The firm can prove every figure it states. */
function* unverified({ content }: Launch): Iterable<Finding> {
  for (const [id, claim] of Object.entries(content.claims)) {
    if (claim.verified) continue
    yield blocker(file, [id, 'verified'], {
      problem: 'Unverified figure',
      found: `${rangeText(claim)} ${claim.label}`,
      fix: claim.ofOthers
        ? "Name the publisher and year in source and basis, then set verified: true. If you can't find a source, use a figure that has one."
        : 'Keep proof on file, name it in source, explain in basis how you count the figure, then set verified: true.',
    })
  }
}

const unsettled = /not yet|to be (added|confirmed)|being confirmed|\btbd\b|\bunknown\b|\bsample\b/i

/** A figure that is called verified while its own words say otherwise. */
function* unsettledSources({ content }: Launch): Iterable<Finding> {
  for (const [id, claim] of Object.entries(content.claims)) {
    for (const field of ['source', 'basis'] as const) {
      if (!claim.verified || !unsettled.test(claim[field].plain)) continue
      yield blocker(file, [id, field], {
        problem: 'Verified figure without a source',
        found: claim[field].plain,
        fix: 'Name the proof, or the publisher and year. Otherwise set verified: false.',
      })
    }
  }
}

/** The firm can serve clients in every state; it is licensed only where its licenses say. */
function* statesServed({ content }: Launch): Iterable<Finding> {
  const { states } = content.claims
  if (!states || !/licen[sc]ed/i.test(states.label.plain)) return
  yield blocker(file, ['states', 'label'], {
    problem: 'Claims a license in every state you serve',
    found: states.label.plain,
    fix: 'Write "states, D.C. and U.S. territories we can serve".',
  })
}

const storyFile = 'testimonials.yaml'

/** A real client below words that call the stories samples. */
function* sampleWords(launch: Launch): Iterable<Finding> {
  const { testimonials } = launch.content
  const isVerified = (id: string) =>
    testimonials?.testimonials.some((story) => story.id === id && story.verified)
  for (const { value } of placesOf(launch.content, stories)) {
    if (!value.show.some(isVerified)) continue
    for (const field of ['intro', 'basis'] as const) {
      const [place] = from(value, field) ?? []
      const text = place && valueAt(launch.sources.get(place.file)?.value, place.path)
      if (!place || typeof text !== 'string' || !/\b(?:illustrative|samples?)\b/i.test(text))
        continue
      yield blocker(place.file, place.path, {
        problem: 'Calls a verified story a sample',
        found: text,
        doubted: text,
        fix: 'Say it of the other stories only, or take the words out: a story that is no client is labeled by itself.',
      })
    }
  }
}

function storiesOf({ testimonials }: Content) {
  return testimonials?.testimonials ?? []
}

/** Illustrative stories are labeled, which is honest; a client's own words are better. */
function* illustrativeStories({ content }: Launch): Iterable<Finding> {
  for (const [index, story] of storiesOf(content).entries()) {
    if (story.verified) continue
    yield warning(storyFile, ['testimonials', index, 'verified'], {
      problem: 'Client story is still a sample',
      found: story.title.plain,
      fix: "Replace it with a real client's words, agreed to in writing. Then set verified: true and add consentOnFile, date and relationship.",
    })
  }
}

function* verifiedStories({ content }: Launch): Iterable<Finding> {
  const illustrative = content.caseStudies?.illustrative
  for (const [index, story] of storiesOf(content).entries()) {
    if (!story.verified) continue
    const { name, relationship, connection, caseStudy } = story
    if (/illustrative|sample/i.test(name.plain)) {
      yield blocker(storyFile, ['testimonials', index, 'name'], {
        problem: 'Verified story has no real name',
        found: name.plain,
        fix: 'Enter the name or initials the client agreed to, or set verified: false.',
      })
    }
    if (relationship !== 'client' && !connection) {
      yield blocker(storyFile, ['testimonials', index, 'connection'], {
        problem: 'Connection to the firm not disclosed',
        found: relationship,
        fix: 'Add connection: say how this person is connected to the firm, such as "Works for the firm". It appears next to the quote.',
      })
    }
    if (caseStudy !== undefined && illustrative) {
      yield blocker(storyFile, ['testimonials', index, 'caseStudy'], {
        problem: 'Verified story uses sample figures',
        found: `record ${caseStudy}`,
        fix: "Remove caseStudy from the story, or put this client's real figures in the record. Records count as samples while case-studies.yaml says illustrative: true.",
      })
    }
  }
}

/** Sample outcomes are labeled on every page that shows one. */
function* sampleOutcomes({ content }: Launch): Iterable<Finding> {
  const { illustrative, records = [] } = content.caseStudies ?? {}
  if (!illustrative) return
  yield warning('case-studies.yaml', ['illustrative'], {
    problem: 'Case studies are still samples',
    found: pluralize(records.length, 'record'),
    fix: 'Replace the records with your own engagements, rounded so that no client can be recognized, and set illustrative: false. Until then every page calls them samples.',
    shows: [
      { file: 'case-studies.yaml', path: ['records'] },
      ...content.interface.notes.sample.origin,
    ],
  })
}
