/** Required in the intro of the case studies and in the caption of each table (compliance 2.6). */
export const sampleNote =
  'Sample outcomes. Figures are illustrative, rounded, and do not describe identifiable clients.'

/** Required in every block about a person or owner who is not a real client (compliance 1.2). */
export const notAClient = 'Not an actual client. Shown to explain the kind of work we do.'
