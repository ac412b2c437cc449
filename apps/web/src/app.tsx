import { Suspense } from 'react'
import { useRoutes } from 'react-router'
import { type PageData, PageDataContext } from './lib/page-data.ts'
import { routes } from './routes.tsx'
import { DialogHost } from './ui/dialogs/dialog-host.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { Loading } from './ui/states/loading.tsx'

/** The whole product, on the server and in the browser alike; a router stands around it. */
export const App = ({ pageData }: { pageData: PageData }) => (
  <PageDataContext value={pageData}>
    <ErrorBoundary wayBack="/">
      <Suspense fallback={<Loading />}>{useRoutes(routes)}</Suspense>
    </ErrorBoundary>
    <DialogHost />
  </PageDataContext>
)
