import { Suspense } from 'react'
import { useRoutes } from 'react-router'
import { routes } from './office-routes.tsx'
import { DialogHost } from './ui/dialogs/dialog-host.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { Loading } from './ui/states/loading.tsx'

/** Everything behind the public site; a router stands around it. */
export const OfficeApp = () => (
  <>
    <ErrorBoundary wayBack="/">
      <Suspense fallback={<Loading />}>{useRoutes(routes)}</Suspense>
    </ErrorBoundary>
    <DialogHost />
  </>
)
