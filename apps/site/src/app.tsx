import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { Suspense } from 'react'
import { type PageData, PageDataContext } from './lib/page-data.ts'
import { PublicShell } from './pages/shell/public-shell.tsx'
import { publicPageAt } from './pages.tsx'

/** A page of the public site, for SSR and hydration. Multi-page: links load a new document. */
export function PublicApp({ pageData }: { pageData: PageData }) {
  const { element, alone } = publicPageAt(pageData.pathname)
  return (
    <PageDataContext value={pageData}>
      <ErrorBoundary wayBack="/">
        <Suspense fallback={<Loading />}>{alone ? element : <PublicShell>{element}</PublicShell>}</Suspense>
      </ErrorBoundary>
      <DialogHost />
    </PageDataContext>
  )
}
