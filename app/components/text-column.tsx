import { createContext, type ReactNode, useContext } from 'react'

/** Where a block stands in a text. */
type TextColumn = {
  /** Of a heading inside the block. */
  level: 2 | 3
  /** The id of the heading above it. */
  namedBy?: string | undefined
  /** Another block is around it. */
  isInBox?: true
}

const TextColumnContext = createContext<TextColumn | undefined>(undefined)

export const TextColumnProvider = TextColumnContext.Provider

/** Undefined where a block stands on a page by itself. */
export function useTextColumn(): TextColumn | undefined {
  return useContext(TextColumnContext)
}

type BoxHeadingProps = { children: ReactNode }

/** The heading of a box: one level below the chapter that it is in. */
export function BoxHeading({ children }: BoxHeadingProps) {
  const { level } = useTextColumn() ?? { level: 2 }
  const Heading = `h${level}` as const
  return <Heading>{children}</Heading>
}
