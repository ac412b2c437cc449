import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { watchErrors } from '@nightshift/ui/report-error.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepForOffline } from './device/offline.ts'
import { KIOSK } from './kiosk.texts.ts'
import { Kiosk } from './kiosk.tsx'
import { OfflineKiosk } from './offline/offline-kiosk.ts'

watchErrors()
const kiosk = new OfflineKiosk()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary wayBack="/">
      <PageTitle>{KIOSK.title}</PageTitle>
      <Kiosk kiosk={kiosk} />
    </ErrorBoundary>
    <DialogHost />
  </StrictMode>,
)

// Without it the kiosk works as long as there is a network.
keepForOffline().catch(() => {})
