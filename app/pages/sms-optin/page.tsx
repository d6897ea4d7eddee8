import { Island } from '#app/components/island.tsx'
import { Prose } from '#app/components/prose.tsx'
import { firm } from '#app/content/firm.ts'
import { OptInForm } from '#app/islands/sms-opt-in.tsx'
import { PageHead } from '#app/site/page-head.tsx'
import page from '#content/pages/sms-optin.yaml'
import { Program, Sheet } from './blocks.tsx'

const path = '/sms-optin'
const { title, lead, jump, plate } = page
const { consent, ...form } = page.form
const { help, ...composed } = page.composed

export function Component() {
  return (
    <>
      <PageHead path={path} {...page.head} />
      <Sheet
        {...{ title, lead, jump, plate }}
        program={<Program {...page.program} />}
        form={
          <Island
            name="sms-opt-in"
            of={OptInForm}
            props={{
              ...form,
              mail: page.mail,
              composed,
              to: firm.email,
              page: new URL(path, firm.siteUrl).href,
            }}
            slots={{
              consent: <Prose html={consent} as="span" />,
              help: <Prose html={help} as="p" />,
            }}
          />
        }
      />
    </>
  )
}
