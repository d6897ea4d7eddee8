import { setTimeout as wait } from 'node:timers/promises'
import { isStarted } from '../is-started.ts'
import type { Command, Parameters } from './commands.ts'
import type { Browser } from './engine.ts'

/** Where elements of a role may be looked for; the browser itself then says role and name. */
const candidates = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  columnheader: 'th',
  definition: 'dd',
  disclosure: 'summary',
  heading: 'h1, h2, h3',
  img: 'img',
  link: 'a[href]',
  navigation: 'nav',
  region: 'section',
  rowheader: 'th',
  table: 'table',
  tab: '[role=tab]',
  tabpanel: '[role=tabpanel]',
  textbox: 'input:not([type=checkbox]), textarea',
} as const

type Role = keyof typeof candidates
type Name = string | RegExp
type Handle = Record<string, string>
export type Page = ReturnType<typeof createPage>
type Element = {
  readonly handle: Handle
  readonly role: () => Promise<string>
  readonly name: () => Promise<string>
  readonly text: () => Promise<string>
  readonly property: <T>(name: string) => Promise<T>
  readonly attribute: (name: string) => Promise<string | null>
  readonly box: () => Promise<DOMRect>
  readonly hasFocus: () => Promise<boolean>
  readonly focus: () => Promise<void>
  readonly click: () => Promise<void>
  readonly type: (text: string) => Promise<void>
}

const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
} as const

/** What a visitor does with a page, in any browser that speaks WebDriver. */
export function createPage({ send, resize, watch, complaints }: Browser, origin: string) {
  const ask = async <T>(command: Command, parameters?: Parameters) =>
    (await send(command, parameters)) as T
  const run = <T>(script: string, ...args: unknown[]) => ask<T>('ExecuteScript', { script, args })

  async function visible(role: Role, within?: Element): Promise<Handle[]> {
    const script = `return [...(arguments[0] || document).querySelectorAll(arguments[1])]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))`
    return run<Handle[]>(script, within?.handle ?? null, candidates[role])
  }

  async function all(role: Role, within?: Element) {
    const elements = (await visible(role, within)).map(element)
    const roles = await Promise.all(elements.map((each) => each.role()))
    return elements.filter((_, index) => isRole(roles[index], role))
  }

  async function named(role: Role, name: Name, within?: Element) {
    for (const handle of await visible(role, within)) {
      const each = element(handle)
      if (matches(await each.name(), name) && isRole(await each.role(), role)) return each
    }
    return undefined
  }

  /** The visible element of this role and name, as soon as there is one. */
  async function find(role: Role, name: Name, within?: Element) {
    const deadline = Date.now() + 10_000
    for (;;) {
      const found = await named(role, name, within).catch(ignoreStale)
      if (found) return found
      if (Date.now() > deadline) throw new Error(`There is no ${role} named ${name}.`)
      await wait(50)
    }
  }

  /** Clicks as soon as nothing covers the element: the old page may still be fading. A driver takes
      what lies under a bar for being in view, so it is brought to the middle first. */
  async function clickSoon(handle: Handle) {
    const deadline = Date.now() + 10_000
    for (;;) {
      await run("arguments[0].scrollIntoView({ block: 'center' })", handle)
      try {
        return await ask<void>('ElementClick', { id: Object.values(handle)[0] })
      } catch (error) {
        const isCovered = /not interactable|intercepted/.test(String(error))
        if (!isCovered || Date.now() > deadline) throw error
        await wait(50)
      }
    }
  }

  function element(handle: Handle): Element {
    const [id] = Object.values(handle)
    return {
      handle,
      role: () => ask<string>('GetComputedRole', { id }),
      name: () => ask<string>('GetComputedLabel', { id }),
      text: () => ask<string>('GetElementText', { id }),
      property: <T>(name: string) => ask<T>('GetElementProperty', { id, name }),
      attribute: (name: string) =>
        run<string | null>('return arguments[0].getAttribute(arguments[1])', handle, name),
      box: () => run<DOMRect>('return arguments[0].getBoundingClientRect().toJSON()', handle),
      focus: () => run<void>('arguments[0].focus()', handle),
      click: () => clickSoon(handle),
      type: (text: string) => ask<void>('ElementSendKeys', { id, text }),
      hasFocus: async () => Object.values(await ask<Handle>('GetActiveElement')).includes(id ?? ''),
    }
  }

  return {
    all,
    find,
    resize,
    run,
    complaints,
    open: async (path: string) => {
      await ask('Navigate', { url: origin + path })
      await watch?.()
    },
    address: async () => (await ask<string>('GetCurrentURL')).replace(origin, ''),
    title: () => ask<string>('GetTitle'),
    /** React has taken the page over, and its effects have run. */
    started: async () => {
      while (!(await run<boolean>(`return (${isStarted})()`))) await wait(50)
      const turn = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done)))'
      await run(`return ${turn}.then(() => ${turn})`)
    },
    back: () => ask('Back'),
    reload: () => ask('Refresh'),
    sees: async (role: Role, name: Name, within?: Element) =>
      (await named(role, name, within).catch(ignoreStale)) !== undefined,
    press: async (key: keyof typeof keys) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      await ask('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    /** A PNG in base64. */
    screenshot: () => ask<string>('TakeScreenshot', { full: false }),
  }
}

/** The page was being replaced while it was looked through: look again. */
function ignoreStale(error: unknown): undefined {
  if (!/stale element/.test(String(error))) throw error
}

function matches(name: string, expected: Name): boolean {
  return typeof expected === 'string' ? name === expected : expected.test(name)
}

/** The role of a `summary` is not settled; that of a picture has two names. */
function isRole(role: string | undefined, expected: Role): boolean {
  return expected === 'disclosure' || role === expected || (expected === 'img' && role === 'image')
}
