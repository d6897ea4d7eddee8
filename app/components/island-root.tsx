import { Component, createContext, type ReactNode, useContext, useEffect } from 'react'
import styles from './island-root.module.css'

/** What to do when the island fails: a number to call, or an address to write to. */
type Help = { heading: string; call: string; phone: string; href: string }
type Slots = Readonly<Record<string, string>>

const SlotsContext = createContext<Slots>({})

type IslandRootProps = { help: Help; slots?: Slots; onReady?: () => void; children: ReactNode }

/** What is around every island, in the page and in the browser alike, so that both trees agree. */
export function IslandRoot({ help, slots = {}, onReady, children }: IslandRootProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <SlotsContext value={slots}>
      <ErrorBoundary help={help}>{children}</ErrorBoundary>
    </SlotsContext>
  )
}

/** Content of the page inside an island. The browser keeps the HTML of the page: it is not sent again. */
export function Slot({ name, as: Element = 'div' }: { name: string; as?: 'div' | 'span' }) {
  const __html = useContext(SlotsContext)[name] ?? ''
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React at build time
    <Element data-slot={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
  )
}

type BoundaryProps = { help: Help; children: ReactNode }
type BoundaryState = { failure?: { message: string } }

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { message: error instanceof Error ? error.message : String(error) } }
  }

  override render() {
    const { failure } = this.state
    const { help, children } = this.props
    if (!failure) return children
    return (
      <div role="alert" className={styles.error}>
        <h2>{help.heading}</h2>
        <p>{failure.message}</p>
        <p>
          {help.call} <a href={help.href}>{help.phone}</a>
        </p>
      </div>
    )
  }
}
