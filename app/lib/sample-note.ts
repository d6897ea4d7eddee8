/** Required in the intro of the case studies and in the caption of each table (compliance 2.6). */
export const sampleNote =
  'Sample outcomes. Figures are illustrative, rounded, and do not describe identifiable clients.'
