import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { HOME } from '../../features/auth/remembered-path.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { OfficeProviders } from '../../ui/office/office-providers.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { EMPLOYEE } from './employee.texts.ts'
import styles from './employee-shell.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Header, page and footer of the employee area. A page that breaks leaves the header standing. */
export default function EmployeeShell() {
  const { pathname } = useLocation()
  return (
    <OfficeProviders>
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">
          {EMPLOYEE.skip}
        </a>
        <Header />
        <main id="content" tabIndex={-1} className={styles.content}>
          <ErrorBoundary wayBack={HOME} resetKey={pathname}>
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
