import { Island } from '#app/components/island.tsx'
import { Prose } from '#app/components/prose.tsx'
import type { PageProps } from '#app/components/site.tsx'
import { OptInForm } from '#app/islands/sms-opt-in.tsx'
import { address } from '#app/lib/address.ts'
import { required } from '#app/lib/required.ts'
import { Program, Sheet } from './blocks.tsx'

export function Page({ content, page }: PageProps) {
  const { firm, pages } = content
  const { title, lead, jump, plate, program, mail, ...words } = required(pages.smsOptin, page.file)
  const { consent, ...form } = words.form
  const { help, ...composed } = words.composed
  return (
    <Sheet
      {...{ title, lead, jump, plate }}
      program={<Program {...program} />}
      form={
        <Island
          name="sms-opt-in"
          of={OptInForm}
          props={{
            ...form,
            mail,
            composed,
            to: firm.email,
            page: new URL(address(page.canonical), firm.siteUrl).href,
          }}
          slots={{
            consent: <Prose html={consent} as="span" />,
            help: <Prose html={help} as="p" />,
          }}
        />
      }
    />
  )
}
