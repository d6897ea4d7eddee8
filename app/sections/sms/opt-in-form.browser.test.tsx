import '#app/styles/index.css'
import 'virtual:theme'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Html } from '#app/content/engine/fields.ts'
import { ComposedMessage, OptInForm } from './opt-in-form.tsx'

const html = (text: string) => ({ html: text }) as Html

const composed = {
  status: 'Look at your mail.',
  help: html('Or call.'),
  to: 'To',
  subject: 'Subject',
  message: 'Message',
  copy: 'Copy',
  copied: 'Copied.',
  refused: 'Not copied.',
}

const form = (
  <OptInForm
    heading="Subscribe"
    nameLabel="Full Name"
    phoneLabel="Phone Number"
    phonePlaceholder="(555) 123-4567"
    consent={html('I agree to <a href="#terms">the terms</a>.')}
    consentVersion="2026-11-15"
    before="This opens your email program."
    button="Send"
    missing="Still needed:"
    consentName="your consent"
    complete="Nothing is missing."
    incomplete="Please fill in all fields."
    mail={{ subject: 'Request', agreement: 'Agreed: Yes', request: 'Please add me.' }}
    composed={composed}
    to="info@firm.example"
    page="https://firm.example/sms-optin"
  />
)

const name = page.getByRole('textbox', { name: 'Full Name' })
const phone = page.getByRole('textbox', { name: 'Phone Number' })
const consent = page.getByRole('checkbox')
const button = page.getByRole('button', { name: 'Send' })

function input(field: typeof name): HTMLInputElement {
  return field.element() as HTMLInputElement
}

/** The page as HTML, then whatever the visitor does, then the script. */
function arrive(early: () => void) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  early()
  const mismatch = vi.fn()
  const root = hydrateRoot(container, form, { onRecoverableError: mismatch })
  onTestFinished(() => {
    root.unmount()
    container.remove()
    expect(mismatch).not.toHaveBeenCalled()
  })
}

/** What was typed outlives a form; each test begins with nothing typed. */
beforeEach(async () => {
  const { unmount } = await render(form)
  await userEvent.clear(name)
  await userEvent.clear(phone)
  await unmount()
})

describe('before the script came', () => {
  test('the button is ready for a form without script; the script disables it', async () => {
    arrive(() => {
      expect((button.element() as HTMLButtonElement).disabled).toBe(false)
      expect(input(name).form?.noValidate).toBe(false)
    })
    await expect.element(button).toBeDisabled()
    expect(input(name).form?.noValidate).toBe(true)
  })

  test('what was typed and ticked stays and counts', async () => {
    arrive(() => {
      input(name).value = 'Ann'
      input(phone).value = '615'
      input(consent).checked = true
    })
    await expect.element(button).toBeEnabled()
    await expect.element(name).toHaveValue('Ann')
    await expect.element(consent).toBeChecked()
    await expect.element(button).toHaveAccessibleDescription('Nothing is missing.')
  })
})

describe('coming back', () => {
  test('to a page the browser kept whole: the text is there, the tick is not', async () => {
    await render(form)
    await userEvent.fill(name, 'Ann')
    await userEvent.fill(phone, '615')
    await consent.click()
    await expect.element(button).toBeEnabled()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    await expect.element(consent).toBeChecked()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(consent).not.toBeChecked()
    await expect.element(button).toBeDisabled()
    await expect.element(name).toHaveValue('Ann')
  })

  test('to a form drawn anew: the text is there, the tick is not', async () => {
    const { unmount } = await render(form)
    await userEvent.fill(name, 'Ann')
    await consent.click()
    await unmount()
    await render(form)
    await expect.element(name).toHaveValue('Ann')
    await expect.element(consent).not.toBeChecked()
  })
})

describe('Enter', () => {
  test.each([
    ['a field', name],
    ['the box', consent],
  ])('in %s of an incomplete form is answered, every time', async (_, field) => {
    await render(form)
    input(field).focus()
    await userEvent.keyboard('{Enter}')
    const alert = page.getByRole('alert')
    await expect.element(alert).toHaveTextContent('Please fill in all fields.')
    await expect.element(name).toHaveFocus()
    const first = alert.element().firstChild
    await userEvent.keyboard('{Enter}')
    // A new element is read out again; the same one would be silent.
    await expect.poll(() => alert.element().firstChild === first).toBe(false)
  })

  test('on a link of the consent is left to the link', async () => {
    await render(form)
    ;(page.getByRole('link', { name: 'the terms' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('')
    expect(location.hash).toBe('#terms')
    history.replaceState(null, '', location.pathname + location.search)
  })
})

describe('the composed message', () => {
  const mail = { to: 'info@firm.example', subject: 'Request', body: 'One\r\nTwo' }
  const message = page.getByRole('textbox', { name: 'Message' })

  test.each([
    ['is refused', () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error())],
    [
      'is not there',
      () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never),
    ],
  ])('is selected when the clipboard %s', async (_, refuse) => {
    const spy = refuse()
    onTestFinished(() => spy.mockRestore())
    await render(<ComposedMessage words={composed} mail={mail} />)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.element(message).toHaveFocus()
    await expect.element(message).toHaveSelection('One\nTwo')
    await expect.element(page.getByText('Not copied.')).toBeVisible()
  })

  test('never says "Copied" of another message', async () => {
    const spy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => spy.mockRestore())
    const { rerender } = await render(<ComposedMessage words={composed} mail={mail} />)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.element(page.getByText('Copied.')).toBeVisible()
    await rerender(<ComposedMessage words={composed} mail={{ ...mail, body: 'Three' }} />)
    await expect.element(page.getByText('Copied.')).not.toBeInTheDocument()
  })
})
