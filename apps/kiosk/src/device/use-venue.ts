import type { KioskSelf } from '@nightshift/shared/kiosk/kiosks/contract'
import { hasCode } from '@nightshift/ui/api/refusal.ts'
import { useEffect, useState } from 'react'
import { findFestival } from '../flow/kiosk.api.ts'
import { OFFLINE_API } from '../offline/offline.api.ts'

const TIME_ZONE = 'kiosk-time-zone'
const LOGO = 'kiosk-logo'
const LOGO_OF = 'kiosk-logo-of'
const ofThisDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The venue's time zone, not the tablet's, and its logo: of the festival that the kiosk is enrolled with, or else of the
 * host. Stored in the browser for an offline start.
 */
export function useVenue(self: KioskSelf | undefined) {
  const [timeZone, setTimeZone] = useState(() => localStorage.getItem(TIME_ZONE) ?? ofThisDevice())
  const [ofHost, setOfHost] = useState<number>()
  const [logo, setLogo] = useState(storedLogo)
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
      setLogo({ of: festivalId, image })
      localStorage.setItem(LOGO_OF, String(festivalId))
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

  // Until it is known whose kiosk this is, the logo of last time.
  const isOwn = festivalId === undefined || logo.of === festivalId
  return { timeZone: self?.timeZone ?? timeZone, logo: isOwn ? logo.image : null }
}

const storedLogo = () => ({ of: Number(localStorage.getItem(LOGO_OF)), image: localStorage.getItem(LOGO) })
