import { Component, type ReactNode, useEffect, useState } from 'react'
import { reportBrowserError } from './report-error.ts'
import { NoticeState, StateAction } from './states/notice-state.tsx'
import { STATES } from './states/states.texts.ts'

type Props = { children: ReactNode; wayBack: string; resetKey?: string }
type State = { failed: boolean; resetKey?: string }

/**
 * Shows a button and a link in place of a page that failed. Both load a fresh document, which also recovers from a chunk
 * that a new release has replaced. A changed `resetKey` resets it.
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
    return <BrokenPage wayBack={this.props.wayBack} />
  }
}

/**
 * Loads again on request, and by itself when the network is back: the chunk of a page that failed to load fails for the
 * whole life of its document. Only once the server answers, because the browser's own error page would not come back.
 */
function BrokenPage({ wayBack }: Pick<Props, 'wayBack'>) {
  const [isCutOff, setCutOff] = useState(false)
  useEffect(() => {
    const loadByItself = () => loadAgain()
    addEventListener('online', loadByItself)
    return () => removeEventListener('online', loadByItself)
  }, [])
  const retry = async () => setCutOff(!(await loadAgain()))
  return (
    <NoticeState title={STATES.failedTitle} text={isCutOff ? STATES.cutOff : STATES.brokenText}>
      <StateAction label={STATES.retry} onClick={retry} />
      <StateAction label={STATES.wayBack} href={wayBack} />
    </NoticeState>
  )
}

/** Whether the server can be reached. */
export const serverAnswers = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Resolves to whether the server answered. */
async function loadAgain() {
  const answers = await serverAnswers()
  if (answers) location.reload()
  return answers
}
