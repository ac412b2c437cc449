import type { Kiosk } from '@nightshift/shared/kiosk/kiosks/contract'

/** An enrolled kiosk without problems. */
export const kiosk = (changes: Partial<Kiosk> = {}): Kiosk => ({
  id: 7,
  festivalId: 1,
  name: 'Barn door',
  place: 'Beside the costume rack',
  state: 'enrolled',
  codeExpiresAt: '2024-10-04T22:10:00.000Z',
  enrolledAt: '2024-10-04T22:04:00.000Z',
  revokedAt: null,
  lastSeenAt: '2024-10-31T21:00:00.000Z',
  release: '1.2.0',
  waitingPunches: 0,
  oldestWaitingAt: null,
  clockSkewMs: 0,
  storagePersisted: true,
  ...changes,
})
