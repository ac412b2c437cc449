import { useEffect, useState } from 'react'
import { findTimeZone } from '../flow/kiosk.api.ts'

const REMEMBERED = 'kiosk-time-zone'
const ofThisDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The venue's time zone, not the tablet's; stored in the browser for an offline start. */
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
