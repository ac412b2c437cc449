import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { watchErrors } from '@nightshift/ui/report-error.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { unstable_HistoryRouter as HistoryRouter, useRoutes } from 'react-router'
import { createGuardedHistory } from './kit/leaving/guarded-history.ts'
import { preload, preloadLinks } from './lib/preload.ts'
import { routes } from './routes.tsx'

/** The office's route tree; the caller provides the router. */
const OfficeApp = () => (
  <>
    <ErrorBoundary wayBack="/">
      <Suspense fallback={<Loading />}>{useRoutes(routes)}</Suspense>
    </ErrorBoundary>
    <DialogHost />
  </>
)

watchErrors()
// The error boundary reports a failed chunk when the page renders.
preload(routes, window.location.pathname).catch(() => {})
preloadLinks(routes)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <HistoryRouter history={createGuardedHistory()}>
      <OfficeApp />
    </HistoryRouter>
  </StrictMode>,
)
