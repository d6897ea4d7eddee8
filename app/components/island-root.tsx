import { Component, createContext, type ReactNode, useContext, useEffect } from 'react'
import styles from './island-root.module.css'

type Phone = { text: string; href: string }
type Slots = Readonly<Record<string, string>>

const SlotsContext = createContext<Slots>({})

type IslandRootProps = { phone: Phone; slots?: Slots; onReady?: () => void; children: ReactNode }

/** What is around every island, in the page and in the browser alike, so that both trees agree. */
export function IslandRoot({ phone, slots = {}, onReady, children }: IslandRootProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <SlotsContext value={slots}>
      <ErrorBoundary phone={phone}>{children}</ErrorBoundary>
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

type BoundaryProps = { phone: Phone; children: ReactNode }
type BoundaryState = { failure?: { message: string } }

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { message: error instanceof Error ? error.message : String(error) } }
  }

  override render() {
    const { failure } = this.state
    const { phone, children } = this.props
    if (!failure) return children
    return (
      <div role="alert" className={styles.error}>
        <h2>Unexpected Application Error!</h2>
        <p>{failure.message}</p>
        <p>
          Please call us: <a href={phone.href}>{phone.text}</a>
        </p>
      </div>
    )
  }
}
