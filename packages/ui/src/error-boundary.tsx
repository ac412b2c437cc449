import { Component, type ReactNode } from 'react'
import { reportBrowserError } from './report-error.ts'
import { NoticeState, StateAction } from './states/notice-state.tsx'
import { STATES } from './states/states.texts.ts'

type Props = { children: ReactNode; wayBack: string; resetKey?: string }
type State = { failed: boolean; resetKey?: string }

/**
 * Shows a link in place of a page that failed. A plain link, because a fresh document also recovers from a chunk that a
 * new release has replaced. A changed `resetKey` resets it.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  static getDerivedStateFromProps = ({ resetKey }: Props, state: State) =>
    resetKey === state.resetKey ? null : { failed: false, resetKey }

  override componentDidCatch(error: unknown) {
    reportBrowserError('boundary', error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <NoticeState title={STATES.failedTitle} text={STATES.brokenText}>
        <StateAction label={STATES.wayBack} href={this.props.wayBack} />
      </NoticeState>
    )
  }
}
