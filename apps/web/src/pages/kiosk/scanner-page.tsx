import { useEffect } from 'react'
import { KIOSK } from '../../features/kiosk/kiosk.texts.ts'
import { Kiosk } from '../../features/kiosk/kiosk.tsx'
import { keepForOffline } from '../../features/kiosk/offline.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export default function ScannerPage() {
  useEffect(() => {
    // Without it the kiosk works as long as there is a network.
    keepForOffline().catch(() => {})
  }, [])
  return (
    <>
      <PageTitle>{KIOSK.title}</PageTitle>
      <Kiosk />
    </>
  )
}
