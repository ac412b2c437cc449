import { lazy, Suspense } from 'react'
import type { RequestWindowProps } from './request-window.tsx'

const Window = lazy(() => import('./request-window.tsx'))

/** The request window, code-split: it loads on first use. */
export const RequestWindow = (props: RequestWindowProps) => (
  <Suspense fallback={null}>
    <Window {...props} />
  </Suspense>
)
