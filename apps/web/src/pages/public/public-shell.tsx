import '@fontsource/pirata-one/latin-400.css'
import './public.css'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PublicGate } from '../../features/public-site/public-gate.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import styles from './public-shell.module.css'

/** Gate, header, page and footer of the public site. */
export default function PublicShell() {
  const { pathname } = useLocation()
  return (
    <PublicGate>
      <div className={styles.shell}>
        <PublicHeader />
        <main className={styles.content}>
          <ErrorBoundary wayBack="/" resetKey={pathname}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <PublicFooter />
      </div>
    </PublicGate>
  )
}
