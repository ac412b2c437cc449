import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { type MouseEvent, Suspense, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { OfficeProviders } from '../ui/office-providers.tsx'
import { ReloadNotice } from '../ui/reload-notice/reload-notice.tsx'
import { EMPLOYEE } from './employee.texts.ts'
import styles from './employee-shell.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Header, page and footer of the employee area. The error boundary is around the page only. */
export function EmployeeShell() {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  /** Without a navigation: it would lose the page that the login returns to. */
  function skip(event: MouseEvent) {
    event.preventDefault()
    content.current?.focus()
  }
  return (
    <OfficeProviders>
      <div className={styles.shell}>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page */}
        <a className={styles.skip} href="#content" onClick={skip}>
          {EMPLOYEE.skip}
        </a>
        <Header />
        <main ref={content} id="content" tabIndex={-1} className={styles.content}>
          {pathname !== OFFICE_PATHS.rollCall && <ReloadNotice />}
          <ErrorBoundary wayBack={OFFICE_PATHS.welcome} resetKey={pathname}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
    </OfficeProviders>
  )
}
