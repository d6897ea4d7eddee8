type Asking = { title: string; about?: string; yes?: string; usual?: true; each?: true }

/** The questions of "Make it yours", in their order. A field or a file says which of them is about it. `yes` is
    what the owner says of files that the firm may do without, `usual` if most firms say so; with `each` of each of them
    by its name. */
export const questions = {
  name: {
    title: 'What is your firm called?',
    about: 'Short and legal name may stay empty where they are the same.',
  },
  reach: { title: 'How do people reach you?' },
  offices: { title: 'Where are you?' },
  web: { title: 'Which web addresses do you have?' },
  people: {
    title: 'Who works here, and who holds which credential?',
    about: 'Every sentence about the team follows from this list.',
  },
  services: { title: 'Which services do you offer?', each: true },
  prices: {
    title: 'Do you publish your prices?',
    about: 'The amounts are those of the sample until you change them.',
    yes: 'We publish prices',
    usual: true,
  },
  guarantee: { title: 'Do you give a guarantee?', yes: 'We guarantee our tax plans' },
  texting: { title: 'Do you send text messages?', yes: 'We text clients who ask for it' },
  articles: {
    title: 'Do you write articles?',
    about:
      'Those of the sample stay as drafts, which visitors do not see, until you have rewritten them.',
    yes: 'We write about taxes where our clients live',
  },
  languages: { title: 'Which languages do you speak with clients?' },
  look: { title: 'Which colors or logo do you have?' },
} as const satisfies Record<string, Asking>

export function questionOf(name: Question): Asking {
  return questions[name]
}

export type Question = keyof typeof questions

/** The question about it; `today` for a date that becomes the day on which the firm begins; false for what is true of
    the sample firm alone, and leaves with it. */
export type Begin = Question | 'today' | false
