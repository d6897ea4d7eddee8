import { block } from '#app/content/engine/block.ts'
import { group, list, pastDate, prose, text } from '#app/content/engine/fields.ts'
import { label, refuse } from '#app/content/schemas/common.ts'

const row = {
  term: text({ about: 'One or two words before the text.', max: 20, example: 'Cost' }),
  text: prose({ max: 240 }),
}

export const sms = block('sms', {
  label: 'Text messages: program and form',
  about: 'What a subscriber gets and agrees to, and the form that asks for it.',
  top: true,
  fields: {
    title: label(),
    lead: prose({ label: 'Opening sentences', max: 200 }),
    jump: text({ label: 'Link at the top of the page', about: 'Leads to the form.', max: 40 }),
    plate: group(
      {
        picture: text({ about: "What the drawing shows, for people who can't see it.", max: 200 }),
        caption: text({ max: 240 }),
      },
      { label: 'Drawing' },
    ),
    program: group(
      {
        heading: label(),
        name: group(row, { about: 'The name of the program, and who runs it.' }),
        messages: group({
          term: text({ about: 'One or two words before the text.', max: 20 }),
          kinds: list(text({ max: 120, example: 'tax deadlines' }), {
            about: 'What the text messages are about.',
            min: 1,
            max: 9,
          }),
          never: text({ about: 'What no text message is about.', max: 160 }),
        }),
        rules: list(group(row), {
          about: 'How often, what it costs, how to stop: what carriers look for.',
          min: 1,
          max: 12,
        }),
      },
      {
        about:
          "Carriers compare it with the firm's registration; ask counsel before you change it.",
      },
    ),
    form: group({
      heading: label(),
      nameLabel: text({ about: 'Above the field for the name.', max: 40 }),
      phoneLabel: text({ about: 'Above the field for the phone number.', max: 40 }),
      phonePlaceholder: text({
        about: 'Shows in the empty field how to type a number.',
        max: 20,
        example: '(555) 123-4567',
      }),
      consent: prose({
        about: 'What a visitor agrees to with the box; change `consentVersion` with it.',
        max: 400,
      }),
      promotions: prose({
        label: 'Second box: promotional messages',
        about: 'What a visitor may agree to besides; left out, there is one box.',
        max: 300,

        optional: true,
      }),
      documents: prose({
        about: 'Beside the consent, not part of it: links to the other documents.',
        max: 200,
      }),
      consentVersion: pastDate({
        about: 'The day the wording of the consent last changed; each request names it.',
      }),
      before: text({ about: 'Above the button: what it does.', max: 160 }),
      button: text({ label: 'Words on the button', max: 40 }),
      missing: text({ about: 'Before the names of the fields that are still empty.', max: 40 }),
      consentName: text({ about: 'What that list calls the consent.', max: 40 }),
      complete: text({ about: 'In place of that list once nothing is missing.', max: 40 }),
      incomplete: text({ about: 'If the button is pressed before that.', max: 160 }),
    }),
    mail: group(
      {
        subject: label(),
        agreement: text({ about: 'The line that says that the visitor agreed.', max: 40 }),
        request: text({ about: 'What you are asked to do.', max: 160 }),
        terms: text({
          about: 'What the consent says of cost, frequency and STOP, as the record of it.',
          max: 300,

          optional: true,
        }),
        promotions: group(
          {
            label: label({ about: 'Before the answer.' }),
            yes: label({ label: 'Box checked' }),
            no: label({ label: 'Box not checked' }),
          },
          { about: 'The line about the second box.', optional: true },
        ),
      },
      { about: 'The email that the form writes to you.' },
    ),
    composed: group(
      {
        status: text({ about: 'Says that the email program should be open.', max: 160 }),
        help: prose({ about: 'What to do if it is not.', max: 240 }),
        to: text({ about: 'Before your email address.', max: 40 }),
        subject: text({ about: 'Before the subject.', max: 40 }),
        message: text({ about: 'Before the text of the email.', max: 40 }),
        copy: text({ about: 'The button that copies the message.', max: 40 }),
        copied: text({ about: 'Once it is copied.', max: 40 }),
        refused: text({ about: 'If the browser could not copy it.', max: 160 }),
      },
      { about: 'What is shown after the visitor presses the button.' },
    ),
  },
  rule: ({ form, mail }, context) => {
    if (Boolean(form.promotions) === Boolean(mail.promotions)) return
    const path = mail.promotions ? ['form', 'promotions'] : ['mail', 'promotions']
    refuse(context, path, 'both a second box and its line in the email, or neither')
  },
})
