import { Component, type ReactNode } from 'react'
import { ChunkLost } from '#src/shared/lib/chunk-reload.ts'
import { newErrorId, report } from './report.ts'

type Failure = { error: unknown; id: string }
type Props = {
  /** A change lets go of the failure: the person went elsewhere. */
  resetKey?: string
  /** Comes before another try. */
  onReset?: () => void
  fallback: (id: string, retry: () => void) => ReactNode
  children: ReactNode
}
type State = { failure: Failure | null }

/** Keeps a failure of rendering from spreading; reports it once and offers another try. */
export class Boundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, id: newErrorId() } }
  }

  override componentDidCatch(error: unknown): void {
    report(error, this.state.failure?.id)
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.reset()
  }

  private readonly reset = () => {
    this.props.onReset?.()
    this.setState({ failure: null })
  }

  private readonly retry = () => {
    // Some browsers remember a failed import until the page is loaded anew.
    if (this.state.failure?.error instanceof ChunkLost) location.reload()
    else this.reset()
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.id, this.retry) : this.props.children
  }
}
