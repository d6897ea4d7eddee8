import { copyText } from '../lib/copy-text.ts'

// Copies a checklist as a message, and remembers the checked items if the visitor asks for it (see
// src/sections/checklist.tsx). Nothing is sent, and nothing is stored before the visitor checks that box.

for (const list of document.querySelectorAll<HTMLElement>('[data-copy-list]')) {
  const remember = list.querySelector('[name="remember"]') as HTMLInputElement
  const status = list.querySelector('[aria-live]') as HTMLElement
  const text = list.querySelector('textarea') as HTMLTextAreaElement
  const key = `checklist:${location.pathname}`
  restore()
  list.dataset.ready = ''
  list.addEventListener('change', () => {
    announce('')
    save()
  })
  list.querySelector('button')?.addEventListener('click', async () => {
    text.value = message(list)
    if ((await copyText(text.value)) === 'copied') {
      announce('Copied as text.')
      return
    }
    announce("Couldn't copy it. Here is the text.")
    text.hidden = false
    text.select()
  })

  function announce(message: string) {
    status.textContent = message
    text.hidden = true
  }

  /** Checks the remembered items. They are stored by their text, so an edited list keeps the others. */
  function restore() {
    try {
      const stored = localStorage.getItem(key)
      remember.checked = stored !== null
      for (const box of boxesOf(list)) box.checked ||= JSON.parse(stored ?? '[]').includes(textOf(box))
    } catch {}
  }

  /** Stores the checked items. Some private browsing modes block storage. */
  function save() {
    const checked = boxesOf(list).filter((box) => box.checked)
    try {
      if (remember.checked) localStorage.setItem(key, JSON.stringify(checked.map(textOf)))
      else localStorage.removeItem(key)
    } catch {}
  }
}

function boxesOf(list: HTMLElement): HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>('li input')]
}

function textOf(box: HTMLInputElement): string {
  return box.labels?.[0]?.textContent ?? ''
}

/** Returns a message that lists what the client has, what is missing, and how to send it. */
function message(list: HTMLElement): string {
  const boxes = boxesOf(list)
  const part = (heading: string, checked: boolean) => {
    const items = boxes.filter((box) => box.checked === checked).map((box) => `- ${textOf(box)}`)
    return items.length > 0 ? [[heading, ...items].join('\n')] : []
  }
  const title = document.querySelector('h1')?.textContent
  return [title, ...part('Have:', true), ...part('Still missing:', false), list.dataset.copyList].join('\n\n')
}
