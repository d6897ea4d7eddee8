/** Parts of sentences that are required word for word in texts that are otherwise the firm's own. */
export const requiredWording = [
  'is a private company, not affiliated with the IRS or any government agency',
  'Shown to explain the kind of work we do',
  'limited educational or promotional content about tax and accounting services',
  'We do not send texts about debt relief, debt settlement or credit repair',
  'Do not send Social Security numbers or tax documents by text or email',
  'Figures are illustrative, rounded, and do not describe identifiable clients',
  'No mobile information will be shared with third parties or affiliates for marketing',
  'exclude text messaging originator opt-in data and consent',
  'Your mobile number and consent are not sold, rented or shared',
  'notify regulators, the IRS and the FTC as the law requires',
  'we maintain a written information security plan under the Gramm-Leach-Bliley Act',
]
