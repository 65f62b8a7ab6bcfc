import { Component, type ReactNode } from 'react'
import { paths } from '#src/model/paths.ts'
import { ChunkLoadError, isLostChunk, isServed, reloadOnce } from '#src/shared/lib/chunk-reload.ts'
import { reloadPage } from '#src/shared/lib/navigation/departure.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { ErrorScreen } from '#src/shared/ui/feedback/ErrorScreen.tsx'
import { asError, report } from './report.ts'

type Props = {
  /** A change resets the boundary: the reader went to another screen. */
  resetKey?: string
  /** Called before a retry. */
  onReset?: () => void
  /** What it replaces: the whole page, the content of the frame, or a part of the frame. */
  level: 'page' | 'panel' | 'part'
  children: ReactNode
}
type State = { error: object | null }

/** Contains an error of rendering, reports it once and offers a retry. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: asError(thrown) }
  }

  override componentDidCatch(): void {
    const { error } = this.state
    if (isLostChunk(error) && !(error instanceof ChunkLoadError)) void this.reloadForPart(error)
    else report(error)
  }

  override componentDidUpdate(before: Props, { error }: State): void {
    // An error of the new address is kept: drawn again, it would only break, and be reported, once more.
    if (error && error === this.state.error && before.resetKey !== this.props.resetKey) this.reset()
  }

  /** A chunk of a part of the screen is missing: the page reloads once for each path, ever. */
  private async reloadForPart(error: unknown): Promise<void> {
    const path = `${location.pathname}#part`
    if (!(await isServed()) || !reloadOnce(path)) report(error)
  }

  private readonly reset = () => {
    this.props.onReset?.()
    this.setState({ error: null })
  }

  private readonly retry = async () => {
    if (!isLostChunk(this.state.error)) this.reset()
    // Some browsers cache a failed import until the page is reloaded.
    else if (await isServed()) reloadPage()
    else showToast('error', translate('内容加载失败，请稍后重试'))
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return <ErrorScreen level={this.props.level} error={error} onRetry={() => void this.retry()} home={paths.index} />
  }
}
