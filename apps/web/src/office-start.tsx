import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router'
import { handlesOf, preload } from './lib/preload.ts'
import { OfficeApp } from './office-app.tsx'
import { routes } from './office-routes.tsx'
import { createGuardedHistory } from './ui/office/leaving/guarded-history.ts'

/** Office and kiosk start from an empty element. */
export function start(root: HTMLElement) {
  // A chunk that cannot be fetched is reported where it is shown, by the error boundary.
  preload(handlesOf(routes, window.location.pathname)).catch(() => {})
  createRoot(root).render(
    <StrictMode>
      <HistoryRouter history={createGuardedHistory()}>
        <OfficeApp />
      </HistoryRouter>
    </StrictMode>,
  )
}
