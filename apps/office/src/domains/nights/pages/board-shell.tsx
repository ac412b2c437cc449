import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { OfficeProviders } from '../../../kit/office-providers.tsx'
import { ReloadNotice } from '../../../kit/reload-notice/reload-notice.tsx'

/** A page that fills the screen: no header, no tabs. */
export const BoardShell = () => (
  <OfficeProviders>
    <main id="content" tabIndex={-1}>
      <ReloadNotice />
      <ErrorBoundary wayBack={OFFICE_PATHS.admin}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  </OfficeProviders>
)
