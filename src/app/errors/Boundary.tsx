import { Component, type ReactNode } from 'react'
import { paths } from '#src/model/paths.ts'
import { ChunkLost, isLostChunk, isServed, reloadOnce } from '#src/shared/lib/chunk-reload.ts'
import { reloadPage } from '#src/shared/lib/navigation/departure.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { ErrorScreen } from '#src/shared/ui/ErrorScreen.tsx'
import { report } from './report.ts'

/** `id` is known once the failure has been reported. */
type Failure = { error: unknown; id: string | null }
type Props = {
  /** A change lets go of the failure: the person went elsewhere. */
  resetKey?: string
  /** Comes before another try. */
  onReset?: () => void
  /** What it stands in for: the whole page, what is inside the frame, or a part of the frame. */
  level: 'page' | 'panel' | 'part'
  children: ReactNode
}
type State = { failure: Failure | null }

/** Keeps a failure of rendering from spreading; reports it once and offers another try. */
export class Boundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, id: null } }
  }

  override componentDidCatch(error: unknown): void {
    if (isLostChunk(error) && !(error instanceof ChunkLost)) void this.reloadForPart(error)
    else this.tell(error)
  }

  override componentDidUpdate(before: Props, { failure }: State): void {
    // What broke on the way here is not let go of: it would only break, and be reported, once more.
    if (failure && failure === this.state.failure && before.resetKey !== this.props.resetKey) this.reset()
  }

  private tell(error: unknown): void {
    this.setState({ failure: { error, id: report(error) } })
  }

  /** A part of a screen got lost, not the screen: that reloads once for each path, too, and is never forgotten. */
  private async reloadForPart(error: unknown): Promise<void> {
    const path = `${location.pathname}#part`
    if (!(await isServed()) || !reloadOnce(path)) this.tell(error)
  }

  private readonly reset = () => {
    this.props.onReset?.()
    this.setState({ failure: null })
  }

  private readonly retry = async () => {
    if (!isLostChunk(this.state.failure?.error)) this.reset()
    // Some browsers remember a failed import until the page is loaded anew.
    else if (await isServed()) reloadPage()
    else showToast('error', translate('内容加载失败，请稍后重试'))
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return <ErrorScreen level={this.props.level} id={failure.id} onRetry={() => void this.retry()} home={paths.index} />
  }
}
