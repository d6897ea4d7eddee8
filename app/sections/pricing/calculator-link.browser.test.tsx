import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  calculate,
  copyLink,
  Example,
  figures,
  gross,
  inputOf,
  paid,
  paste,
  said,
} from './calculator-testing.tsx'

const clear = () => history.replaceState(null, '', location.pathname + location.search)
const address = () => location.href.replace(/#.*/, '')
const field = page.getByRole('textbox', { name: 'Link to these numbers' })

beforeEach(clear)
afterEach(() => {
  clear()
  vi.restoreAllMocks()
})

async function copy() {
  await render(<Example />)
  paste(paid, '80,000')
  paste(gross, '320,000.50')
  await calculate.click()
  await copyLink.click()
}

describe('Copy link', () => {
  test('copies the address with both numbers in its fragment, and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await copy()
    await expect.poll(said).toContain('Link copied.')
    expect(write.mock.calls).toEqual([[`${address()}#calculator=80000,320000.50`]])
    expect(location.hash).toBe('') // the visitor's own address stays as it was
    expect(Object.keys(figures())).toHaveLength(3)
  })

  test.each([
    ['is refused', () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error())],
    [
      'is not there',
      () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never),
    ],
  ])('shows the link, selected, when the clipboard %s', async (_, refuse) => {
    refuse()
    await copy()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue(`${address()}#calculator=80000,320000.50`)
    await expect.element(field).toHaveAttribute('readonly')
    await expect.element(field).toHaveSelection(`${address()}#calculator=80000,320000.50`)
    expect(said()).toContain('Not copied. Here is the link.')
    await userEvent.type(paid, '1')
    await expect.element(field).not.toBeInTheDocument()
  })

  test('says nothing when the visitor has gone on meanwhile', async () => {
    let done = () => {}
    const writing = new Promise<void>((resolve) => {
      done = resolve
    })
    vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(writing)
    await copy()
    await userEvent.type(paid, '1')
    await calculate.click()
    done()
    await writing
    await expect.poll(figures).toMatchObject({ 'Effective tax rate': '250.0%' })
    expect(said()).not.toContain('Link copied.')
  })
})

describe('a copied link', () => {
  test('fills the fields, scrolls there and waits for Calculate', async () => {
    history.replaceState(null, '', '#calculator=80000,320000')
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await render(<Example />)
    await expect.element(paid).toHaveValue('80000')
    await expect.element(gross).toHaveValue('320000')
    expect(scroll.mock.contexts).toEqual([page.getByRole('region', { name: 'Savings' }).element()])
    expect(figures()).toEqual({})
    await calculate.click()
    await expect.poll(figures).toMatchObject({ 'Effective tax rate': '25.0%' })
  })

  test('opened on the same page takes the place of earlier numbers and their results', async () => {
    await render(<Example />)
    location.hash = '#calculator=80000,320000'
    await expect.element(paid).toHaveValue('80000')
    await calculate.click()
    await expect.poll(figures).toMatchObject({ 'Effective tax rate': '25.0%' })
    location.hash = '#calculator=7,9'
    await expect.element(paid).toHaveValue('7')
    await expect.element(gross).toHaveValue('9')
    await expect.poll(figures).toEqual({})
  })

  test.each(['#calculator', '#calculator=<b>,1', '#calculator=%E0%A4,1', '#calculator=0,1', '#%'])(
    '%s fills nothing',
    async (hash) => {
      history.replaceState(null, '', hash)
      await render(<Example />)
      await expect.element(paid).toHaveValue('')
      await expect.element(gross).toHaveValue('')
    },
  )
})

describe('before the script came', () => {
  /** The page as HTML, then whatever the visitor does, then the script. */
  function arrive(early: () => void) {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Example />)
    early()
    const mismatch = vi.fn()
    const root = hydrateRoot(container, <Example />, { onRecoverableError: mismatch })
    onTestFinished(() => {
      root.unmount()
      container.remove()
      expect(mismatch).not.toHaveBeenCalled()
    })
  }
  function fill() {
    inputOf(paid).value = '$80,000'
    inputOf(gross).value = '320,000'
  }

  test('typed numbers stay, cleaned, and wait', async () => {
    arrive(fill)
    await expect.element(paid).toHaveValue('80,000')
    await expect.element(gross).toHaveValue('320,000')
    expect(figures()).toEqual({})
    await calculate.click()
    await expect.poll(figures).toMatchObject({ 'Effective tax rate': '25.0%' })
  })

  test('a click on Calculate is answered when it comes', async () => {
    arrive(() => {
      fill()
      ;(calculate.element() as HTMLButtonElement).focus()
    })
    await expect.poll(figures).toMatchObject({ 'Effective tax rate': '25.0%' })
  })

  test('a focused button with an empty field stays quiet', async () => {
    arrive(() => {
      inputOf(paid).value = '$5'
      ;(calculate.element() as HTMLButtonElement).focus()
    })
    await expect.element(paid).toHaveValue('5')
    expect(said()).toBe('')
    await expect.element(calculate).toHaveFocus()
  })

  test('typed numbers win over those of a link', async () => {
    history.replaceState(null, '', '#calculator=1,2')
    arrive(fill)
    await expect.element(paid).toHaveValue('80,000')
  })
})
