import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { shown } from '#tests/shown.ts'

// What the presets ask and our pages do not do, with the reason.
const exceptions: ConfigData['rules'] = {
  // React writes these in its own way, and browsers do not care.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  // React's own ids begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // A table that the style shows as cards, or a list without bullets, would lose its role.
  'no-redundant-role': [
    'error',
    { exclude: ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell', 'list'] },
  ],
  // The class "whole" keeps a phone number in one line.
  'tel-non-breaking': 'off',
  // Titles end with the name of the firm, however long it is.
  'long-title': 'off',
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: exceptions,
  }),
)

/** What is wrong with the HTML of a page: by html-validate, and what it does not see. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
    ...shown(html)
      .parts('dl > :not(dt, dd, div), dl > div > :not(dt, dd)')
      .map(({ text }) => `an element in a dl that is neither dt nor dd: ${text}`),
  ]
}
