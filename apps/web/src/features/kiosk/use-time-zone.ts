import { useEffect, useState } from 'react'
import { findTimeZone } from './kiosk.api.ts'

const REMEMBERED = 'kiosk-time-zone'
const ofThisDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone in which the venue reads its clock, wherever the tablet thinks it is; remembered for a start without a network. */
export function useTimeZone() {
  const [timeZone, setTimeZone] = useState(() => localStorage.getItem(REMEMBERED) ?? ofThisDevice())
  useEffect(() => {
    findTimeZone(window.location.hostname).then(
      (found) => {
        if (!found) return
        localStorage.setItem(REMEMBERED, found)
        setTimeZone(found)
      },
      () => {},
    )
  }, [])
  return timeZone
}
