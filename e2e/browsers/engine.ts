import type { Send } from './commands.ts'

export type Size = { readonly width: number; readonly height: number }

/** How a browser is to be for a group of journeys. */
export type Mood = {
  readonly scripting?: 'off'
  readonly scheme?: 'dark'
  /** As before anchor positioning and view transitions. */
  readonly age?: 'older'
}

export type Engine = {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Newer features can be switched off. */
  readonly canBeOlder: boolean
  /** Its version. Installs the programs if need be; throws what to do if they cannot be had. */
  readonly find: () => string
  readonly start: (mood: Mood) => Promise<Browser>
}

export type Browser = {
  readonly send: Send
  /** Gives the page, not the window, this size. */
  readonly resize: (size: Size) => Promise<void>
  /** Begins to listen on a page that was just opened, where the console cannot be read. */
  readonly watch?: () => Promise<void>
  /** What the console has said against the page since the last call: errors, breaches of policy. */
  readonly complaints: () => Promise<readonly string[]>
  readonly stop: () => Promise<void>
}
