import './public.css'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { CONTENT_ID } from '@nightshift/ui/notice/content-focus.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { type ReactNode, Suspense } from 'react'
import { ConsentBanner } from '../../features/consent/consent-banner.tsx'
import { useBrand } from '../../features/content/use-content.ts'
import { PublicGate } from '../../features/gate/public-gate.tsx'
import { usePreviewLinks } from '../../features/preview/use-preview-links.ts'
import { useReportedVitals } from '../../features/vitals/use-reported-vitals.ts'
import { SITE } from '../site.texts.ts'
import { decorOf } from './decor.ts'
import { FACE_FILES, HEADING_FACE } from './display-face.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import styles from './public-shell.module.css'

/** The layout of the public site: route guard, header, page and footer. */
export const PublicShell = ({ children }: { children: ReactNode }) => (
  <PublicGate>
    <Site>{children}</Site>
  </PublicGate>
)

function Site({ children }: { children: ReactNode }) {
  const { palette, face } = useBrand().look
  useReportedVitals()
  usePreviewLinks()
  return (
    <>
      {[...new Set([FACE_FILES[face], HEADING_FACE])].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      <div className={styles.shell} data-decor={decorOf(palette)}>
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          {SITE.skip}
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
    </>
  )
}
