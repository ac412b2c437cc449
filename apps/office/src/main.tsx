import { watchErrors } from '@nightshift/ui/report-error.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router'
import { OfficeApp } from './app.tsx'
import { preload, preloadLinks } from './lib/preload.ts'
import { routes } from './routes.tsx'
import { createGuardedHistory } from './ui/leaving/guarded-history.ts'

watchErrors()
// The error boundary reports a failed chunk when the page renders.
preload(routes, window.location.pathname).catch(() => {})
preloadLinks(routes)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <HistoryRouter history={createGuardedHistory()}>
      <OfficeApp />
    </HistoryRouter>
  </StrictMode>,
)
