import type { KioskSelf } from '@nightshift/shared/kiosk/kiosks/contract'
import { hasCode } from '@nightshift/ui/api/refusal.ts'
import { useEffect, useState } from 'react'
import { findFestival } from '../flow/kiosk.api.ts'
import { OFFLINE_API } from '../offline/offline.api.ts'

const TIME_ZONE = 'kiosk-time-zone'
const LOGO = 'kiosk-logo'
const ofThisDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The venue's time zone, not the tablet's, and its logo: of the festival that the kiosk is enrolled with, or else of the
 * host. Stored in the browser for an offline start.
 */
export function useVenue(self: KioskSelf | undefined) {
  const [timeZone, setTimeZone] = useState(() => localStorage.getItem(TIME_ZONE) ?? ofThisDevice())
  const [ofHost, setOfHost] = useState<number>()
  const [logo, setLogo] = useState(() => localStorage.getItem(LOGO))
  const festivalId = self?.festivalId ?? ofHost

  useEffect(() => {
    findFestival(window.location.hostname).then(
      (found) => {
        if (!found) return
        localStorage.setItem(TIME_ZONE, found.timeZone)
        setTimeZone(found.timeZone)
        setOfHost(found.id)
      },
      () => {},
    )
  }, [])

  useEffect(() => {
    if (festivalId === undefined) return
    let left = false
    const keep = (image: string | null) => {
      if (left) return
      setLogo(image)
      if (image) localStorage.setItem(LOGO, image)
      else localStorage.removeItem(LOGO)
    }
    OFFLINE_API.logo(festivalId).then(keep, (error) => {
      if (hasCode(error, 'notFound')) keep(null)
    })
    return () => {
      left = true
    }
  }, [festivalId])

  return { timeZone: self?.timeZone ?? timeZone, logo }
}
