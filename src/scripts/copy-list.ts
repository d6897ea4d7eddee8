import { copyText } from '../lib/copy-text.ts'

// The button that copies a checklist as a message: see src/sections/checklist.tsx. Nothing is stored or sent.

for (const list of document.querySelectorAll<HTMLElement>('[data-copy-list]')) {
  const [button, status, text] = [
    list.querySelector('button'),
    list.querySelector('[role=status]'),
    list.querySelector('textarea'),
  ]
  if (!button || !status || !text) continue
  list.dataset.ready = ''
  list.addEventListener('change', () => say(''))
  button.addEventListener('click', async () => {
    text.value = message(list)
    if ((await copyText(text.value)) === 'copied') {
      say('Copied as text.')
      return
    }
    say("Couldn't copy it. Here is the text.")
    text.hidden = false
    text.select()
  })

  function say(words: string) {
    if (!status || !text) return
    status.textContent = words
    text.hidden = true
  }
}

/** What somebody has, what is still missing, and how to send it. */
function message(list: HTMLElement): string {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const part = (heading: string, checked: boolean) => {
    const items = boxes.filter((box) => box.checked === checked).map((box) => `- ${box.labels?.[0]?.textContent}`)
    return items.length > 0 ? [[heading, ...items].join('\n')] : []
  }
  const title = document.querySelector('h1')?.textContent
  return [title, ...part('Have:', true), ...part('Still missing:', false), list.dataset.copyList].join('\n\n')
}
