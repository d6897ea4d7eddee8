import { createContext, useContext } from 'react'

/** The address of the page that is being rendered. */
export const PagePathContext = createContext('/')

export function usePagePath(): string {
  return useContext(PagePathContext)
}
