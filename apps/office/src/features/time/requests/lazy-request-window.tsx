import { LazyPart, lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import type { RequestWindowProps } from './request-window.tsx'

const Window = lazyPart(() => import('./request-window.tsx'))

/** The request window, code-split: it loads on first use. */
export const RequestWindow = (props: RequestWindowProps) => (
  <LazyPart onClose={props.onClose}>
    <Window {...props} />
  </LazyPart>
)
