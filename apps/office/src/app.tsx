import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { Suspense } from 'react'
import { useRoutes } from 'react-router'
import { routes } from './routes.tsx'

/** The office's route tree; the caller provides the router. */
export const OfficeApp = () => (
  <>
    <ErrorBoundary wayBack="/">
      <Suspense fallback={<Loading />}>{useRoutes(routes)}</Suspense>
    </ErrorBoundary>
    <DialogHost />
  </>
)
