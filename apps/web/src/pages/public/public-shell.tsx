import '@fontsource/league-gothic/latin-400.css'
import '@fontsource/pirata-one/latin-400.css'
import './public.css'
import leagueGothic from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?url'
import pirataOne from '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2?url'
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
      {[pirataOne, leagueGothic].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
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
