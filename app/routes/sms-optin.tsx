import { firm } from '#app/content/firm.ts'
import { PageHead } from '#app/sections/page-head.tsx'
import { Program, Sheet } from '#app/sections/sms/blocks.tsx'
import { OptInForm } from '#app/sections/sms/opt-in-form.tsx'
import page from '#content/pages/sms-optin.yaml'

const path = '/sms-optin'
const { title, lead, jump, plate } = page

export function Component() {
  return (
    <>
      <PageHead path={path} {...page.head} />
      <Sheet
        {...{ title, lead, jump, plate }}
        program={<Program {...page.program} />}
        form={
          <OptInForm
            {...page.form}
            mail={page.mail}
            composed={page.composed}
            to={firm.email}
            page={new URL(path, firm.siteUrl).href}
          />
        }
      />
    </>
  )
}
