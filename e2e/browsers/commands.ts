/** WebDriver's commands that the journeys use, under the names of the standard, and how each is asked
    over HTTP. Firefox understands the same names on its own socket. */
export const commands = {
  Navigate: 'POST url',
  GetCurrentURL: 'GET url',
  GetTitle: 'GET title',
  Back: 'POST back',
  Refresh: 'POST refresh',
  GetActiveElement: 'GET element/active',
  GetComputedRole: 'GET element/{id}/computedrole',
  GetComputedLabel: 'GET element/{id}/computedlabel',
  GetElementText: 'GET element/{id}/text',
  GetElementProperty: 'GET element/{id}/property/{name}',
  ElementClick: 'POST element/{id}/click',
  ElementSendKeys: 'POST element/{id}/value',
  PerformActions: 'POST actions',
  ExecuteScript: 'POST execute/sync',
  SetWindowRect: 'POST window/rect',
  TakeScreenshot: 'GET screenshot',
} as const

export type Command = keyof typeof commands
export type Parameters = Readonly<Record<string, unknown>>
export type Send = (command: Command, parameters?: Parameters) => Promise<unknown>
