import './public.css'
import leagueGothic from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?url'
import pirataOne from '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2?url'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { CONTENT_ID } from '@nightshift/ui/notice/content-focus.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { type ReactNode, Suspense } from 'react'
import { ConsentBanner } from '../../features/consent/consent-banner.tsx'
import { PublicGate, usePublicSite } from '../../features/gate/public-gate.tsx'
import { useReportedVitals } from '../../features/vitals/use-reported-vitals.ts'
import { DREADMOOR } from '../dreadmoor.content.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import styles from './public-shell.module.css'

/** The layout of the public site: route guard, header, page and footer. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <PublicGate>
      {[pirataOne, leagueGothic].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      <Site>{children}</Site>
    </PublicGate>
  )
}

function Site({ children }: { children: ReactNode }) {
  const { entry } = usePublicSite()
  useReportedVitals()
  return (
    <div className={styles.shell} data-variant={entry.variant}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {DREADMOOR.skip}
      </a>
      <PublicHeader />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <ErrorBoundary wayBack="/">
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <PublicFooter />
      <ConsentBanner />
    </div>
  )
}
