import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { serverAnswers } from '@nightshift/ui/error-boundary.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
} from 'react'
import { OFFICE } from '../office.texts.ts'

/** The chunk of a part could not be loaded. `renew` makes the part load it again when it is rendered next. */
class NotLoaded extends Error {
  readonly renew: () => void
  constructor(renew: () => void, cause: unknown) {
    super('A part of the page could not be loaded.', { cause })
    this.renew = renew
  }
}

/** Code splitting as by React's `lazy`, inside a LazyPart: a chunk that could not be loaded can be loaded again. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded = attempt()
  function attempt() {
    return lazy(() =>
      load().catch((cause) => {
        throw new NotLoaded(() => {
          Loaded = attempt()
        }, cause)
      }),
    )
  }
  return function Part(props: Props) {
    return <Loaded {...props} />
  }
}

type Props = {
  children: ReactNode
  /** While it loads. */
  loading?: ReactNode
  /** Of a dialog: what cannot be loaded says so in one, which can be closed. */
  onClose?: () => void
}
type State = { failure?: unknown; isAnswered: boolean }

/**
 * Loads parts made by `lazyPart`. One that cannot be loaded says so in its place and leaves the rest of the page alone. If it
 * fails although the server answers, a new release has replaced its chunk: the page offers to load again.
 */
export class LazyPart extends Component<Props, State> {
  override state: State = { isAnswered: false }

  static getDerivedStateFromError = (failure: unknown) => ({ failure })

  retry = async () => {
    const { failure } = this.state
    const isAnswered = await serverAnswers()
    if (!isAnswered || !(failure instanceof NotLoaded)) return false
    loadStylesAgain()
    failure.renew()
    this.setState({ failure: undefined, isAnswered })
    return true
  }

  override render() {
    const { children, loading = null, onClose } = this.props
    const { failure, isAnswered } = this.state
    if (!failure) return <Suspense fallback={loading}>{children}</Suspense>
    if (isAnswered || !(failure instanceof NotLoaded)) throw failure
    return <Unloaded onRetry={this.retry} onClose={onClose} />
  }
}

/** The import of a chunk asks once for its style sheets, also when they do not arrive. */
function loadStylesAgain() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!isLoaded(link)) link.replaceWith(link.cloneNode())
  }
}

/** Browsers give a sheet that did not arrive no rules, or none that may be read. */
function isLoaded({ sheet }: HTMLLinkElement) {
  try {
    return sheet?.cssRules !== undefined
  } catch {
    return false
  }
}

type UnloadedProps = { onRetry: () => Promise<boolean>; onClose: (() => void) | undefined }

/** Tries again on request, and by itself when the network is back. */
function Unloaded({ onRetry, onClose }: UnloadedProps) {
  useEffect(() => {
    const retryByItself = () => onRetry()
    addEventListener('online', retryByItself)
    return () => removeEventListener('online', retryByItself)
  }, [onRetry])
  return onClose ? (
    <UnloadedDialog onRetry={onRetry} onClose={onClose} />
  ) : (
    <NoticeState part title={STATES.failedTitle} text={OFFICE.notLoaded}>
      <StateAction label={STATES.retry} onClick={onRetry} />
    </NoticeState>
  )
}

function UnloadedDialog({ onRetry, onClose }: { onRetry: UnloadedProps['onRetry']; onClose: () => void }) {
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const again = await dialogs.confirm({
      title: STATES.failedTitle,
      text: OFFICE.notLoaded,
      confirmLabel: STATES.retry,
      cancelLabel: OFFICE.close,
      signal,
    })
    if (signal.aborted) return
    if (!again) onClose()
    else if (!(await onRetry()) && !signal.aborted) ask(signal)
  })
  useEffect(() => {
    const gone = new AbortController()
    ask(gone.signal)
    return () => gone.abort()
  }, [])
  return null
}
