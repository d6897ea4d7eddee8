import type { Rule } from './launch.ts'
import { legalAnswers, ownAnswers } from './rules/answers.ts'
import { holidays, taxCalendar } from './rules/calendar.ts'
import { statesServed, unsettledSources, unverified } from './rules/claims.ts'
import {
  expiredFacts,
  futureDates,
  legalDates,
  oldPrices,
  oldReviews,
  securityExpires,
} from './rules/dates.ts'
import { impossibleFigures, timeZoneName } from './rules/figures.ts'
import {
  guaranteeInFaq,
  misplacedGuarantee,
  otherMultiples,
  reviewedByCounsel,
} from './rules/guarantee.ts'
import { identity, licences } from './rules/identity.ts'
import {
  googleProfile,
  links,
  partners,
  securityContact,
  socialLinks,
  strays,
} from './rules/links.ts'
import { founder } from './rules/pictures.ts'
import { illustrativeStories, sampleOutcomes, verifiedStories } from './rules/stories.ts'
import { teamSize } from './rules/team.ts'
import {
  bannedWords,
  freeWords,
  otherCallPrice,
  textsAboutDebt,
  unfinishedTexts,
} from './rules/words.ts'
import {
  basisBeforeFounding,
  foundedAndFullTime,
  otherYears,
  yearsOfExperience,
} from './rules/years.ts'

/** Everything the check looks at, in the order of the report. */
export const groups: { title: string; rules: Rule[] }[] = [
  { title: 'Who you are', rules: [identity, licences] },
  {
    title: 'Links and partners',
    rules: [links, socialLinks, googleProfile, partners, securityContact, strays],
  },
  { title: 'Figures you state', rules: [unverified, unsettledSources, statesServed] },
  {
    title: 'Stories and sample outcomes',
    rules: [illustrativeStories, verifiedStories, sampleOutcomes],
  },
  {
    title: 'Things that contradict each other',
    rules: [
      otherMultiples,
      guaranteeInFaq,
      teamSize,
      yearsOfExperience,
      otherYears,
      basisBeforeFounding,
      foundedAndFullTime,
      freeWords,
      otherCallPrice,
      impossibleFigures,
      timeZoneName,
    ],
  },
  {
    title: 'Words',
    rules: [bannedWords, misplacedGuarantee, textsAboutDebt, unfinishedTexts],
  },
  {
    title: 'Dates',
    rules: [
      expiredFacts,
      taxCalendar,
      oldReviews,
      futureDates,
      oldPrices,
      holidays,
      securityExpires,
    ],
  },
  { title: 'Pictures', rules: [founder] },
  {
    title: 'Guarantee, law and text messages',
    rules: [reviewedByCounsel, legalAnswers, legalDates],
  },
  { title: 'Questions only you can answer', rules: [ownAnswers] },
]
