import { OfficeProviders } from '../../ui/office/office-providers.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { NoticeState } from '../../ui/states/notice-state.tsx'
import { KIOSK } from './kiosk.texts.ts'

export default function ScannerPage() {
  return (
    <OfficeProviders>
      <PageTitle>{KIOSK.title}</PageTitle>
      <main>
        <NoticeState title={KIOSK.title} text={KIOSK.notReady} />
      </main>
    </OfficeProviders>
  )
}
