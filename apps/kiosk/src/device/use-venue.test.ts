// @vitest-environment jsdom
import type { KioskSelf } from '@nightshift/shared/kiosk/kiosks/contract'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useVenue } from './use-venue.ts'

const kioskOf = (festivalId: number) => ({ festivalId, timeZone: 'America/New_York' }) as KioskSelf
const venueOf = (festivalId: number) => renderHook(() => useVenue(kioskOf(festivalId))).result

let logo: (() => Response) | undefined
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    if (!logo) throw new TypeError('Failed to fetch')
    return String(path).endsWith('/logo') ? logo() : Response.json([])
  })
})
const picture = (type: string) => () => new Response('bytes', { headers: { 'content-type': type } })

test('a kiosk that has moved to another festival does not wear the logo of the one before', async () => {
  logo = picture('image/jpeg')
  const before = venueOf(4)
  await waitFor(() => expect(before.current.logo).toMatch(/^data:image\/jpeg;base64,/))
  logo = undefined
  expect(venueOf(4).current.logo).toBe(before.current.logo)
  expect(venueOf(9).current.logo).toBeNull()
})

test('the page of a captive portal is no logo', async () => {
  logo = picture('image/png')
  const venue = venueOf(4)
  await waitFor(() => expect(venue.current.logo).not.toBeNull())
  const kept = venue.current.logo
  const portal = vi.fn(picture('text/html'))
  logo = portal
  const later = venueOf(4)
  await waitFor(() => expect(portal).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(later.current.logo).toBe(kept)
})
