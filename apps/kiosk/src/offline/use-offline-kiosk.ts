import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Connection } from '../device/use-connection.ts'
import type { OfflineKiosk } from './offline-kiosk.ts'

const HEARTBEAT_MS = 30_000
const REFRESH_MS = 10_000

/** What the screen shows of the kiosk. Keeps the heartbeat while the server can be reached. */
export function useOfflineKiosk(kiosk: OfflineKiosk, connection: Connection, onFailure: () => void) {
  const view = useSyncExternalStore(kiosk.subscribe, kiosk.view)
  const contact = useEffectEvent(() => kiosk.contact().catch(onFailure))
  const { state, waiting } = view
  const online = connection === 'online'

  // At once after a start, an enrolment, a reconnect and a scan that was saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a reason to make contact
  useEffect(() => {
    if (!online) return
    contact()
    const timer = setInterval(contact, HEARTBEAT_MS)
    return () => clearInterval(timer)
  }, [online, state, waiting])

  useEffect(() => {
    const timer = setInterval(() => kiosk.refresh().catch(() => {}), REFRESH_MS)
    return () => clearInterval(timer)
  }, [kiosk])

  return view
}
