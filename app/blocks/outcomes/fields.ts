import { block } from '#app/content/engine/block.ts'
import { as } from '#app/content/engine/declared.ts'
import { group, prose, text } from '#app/content/engine/fields.ts'
import { basis, label } from '#app/content/schemas/common.ts'

const column = text({ max: 26, example: 'Total tax savings' })

const outcomeTable = group(
  {
    name: text({
      about: 'Above the table, in its caption, and in what screen readers say when it is sorted.',
      max: 20,
      example: 'Business',
    }),
    about: label({
      label: 'Explanation',
      about: 'Which records the table has, below its name.',
    }),
  },
  { about: 'Needed while case-studies.yaml has records of this type.', optional: true },
)

export const outcomes = block('outcomes', {
  label: 'Sample outcomes',
  about: 'The tables of the sample outcomes; the records are in `case-studies.yaml`.',
  needs: ['caseStudies'],
  fields: {
    heading: text({ max: 70 }),
    intro: prose({ label: 'Introduction', max: 180 }),
    number: text({
      about: 'Before the number of a record, and above the column of these numbers.',
      max: 6,
      example: 'No.',
    }),
    drawing: text({
      about: 'Heads the column with the bars.',
      max: 26,
      example: 'Total tax savings',
    }),
    refund: text({
      about: 'In the key to the bars: what a refund is called.',
      max: 26,
      example: 'Total tax savings',
    }),
    longest: label({ about: 'Words before the amount of the longest bar.' }),
    later: text({
      label: 'Due in a later year',
      about: 'Below the savings of a record of which a part is due in a later year.',
      max: 40,
      values: ['amount'],
      example: '{amount} of it due later',
      optional: true,
    }),
    guide: text({
      label: 'Link to the article',
      about: 'Below the savings of a record that an article works out.',
      max: 40,
      values: ['city'],
      example: 'Worked out for {city}',
      optional: true,
    }),
    tables: group(
      { business: outcomeTable, individual: outcomeTable, mixed: outcomeTable },
      { about: 'A name and an explanation for each type of record that there is.' },
    ),
    columns: group(
      {
        revenue: column,
        profit: column,
        w2Earnings: as(column, { label: 'W-2 earnings' }),
        stockSaleProceeds: column,
        businessIncome: column,
        investmentIncome: column,
        totalIncome: column,
        taxDueWithoutStrategy: column,
        keyStrategiesUsed: as(column, { label: 'Number of strategies used' }),
        result: as(column, { about: 'Heads the tax due, or the refund, with the strategy.' }),
        totalTaxSavings: column,
      },
      { about: 'The headings of the columns; each table shows those that its records fill.' },
    ),
    definition: text({ about: 'What "tax due" and "refund" mean here.', max: 200 }),
    stock: text({
      label: 'Note on stock sales',
      about: 'Shown where a record has a stock sale.',
      max: 120,
      optional: true,
    }),
    timing: text({
      about: 'What else the figures count, and what may only be put off to a later year.',
      max: 200,
    }),
    basis: basis({
      about: 'Printed inside the required note on savings, which adds the final period.',
    }),
  },
})
