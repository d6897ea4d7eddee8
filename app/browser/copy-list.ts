import { copyText } from '#app/components/copy-text.ts'
import { type ListWords, listText } from '#app/lib/list-text.ts'

// The button that copies a checklist: see blocks/sheet. Nothing is stored or sent.

for (const list of document.querySelectorAll<HTMLElement>('[data-copy-list]')) offerCopy(list)

function offerCopy(list: HTMLElement) {
  const words: ListWords = JSON.parse(list.dataset.copyList ?? '')
  const [button, status, text] = ['button', '[role=status]', 'textarea'].map((selector) =>
    list.querySelector<HTMLElement>(selector),
  )
  if (!button || !status || !(text instanceof HTMLTextAreaElement)) return
  list.dataset.ready = ''
  list.addEventListener('change', () => say(''))
  button.addEventListener('click', async () => {
    text.value = listText(entriesOf(list), words)
    const result = await copyText(text.value)
    say(words[result])
    if (result === 'copied') return
    text.hidden = false
    text.select()
  })

  function say(words: string) {
    if (!status || !text) return
    status.textContent = words
    text.hidden = true
  }
}

function entriesOf(list: HTMLElement) {
  return [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map((box) => ({
    text: box.labels?.[0]?.textContent?.trim() ?? '',
    checked: box.checked,
  }))
}
