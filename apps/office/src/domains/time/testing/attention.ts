import type { AttentionItem } from '@nightshift/shared/kiosk/offline-punches/contract'

/** A clock-in while a shift is open. */
export const attentionItem = (changes: Partial<AttentionItem> = {}): AttentionItem => ({
  key: '0d5d3f0e-2f4e-4f8e-9a57-6f5f3a1c0001',
  festivalId: 1,
  kiosk: { id: 7, name: 'Barn door', isRevoked: false },
  reason: 'alreadyIn',
  direction: 'in',
  at: '2025-10-31T21:02:00.000Z',
  receivedAt: '2025-10-31T22:10:00.000Z',
  position: 'Bog Actor',
  cashTips: null,
  creditTips: null,
  person: {
    id: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20',
    firstName: 'Ash',
    lastName: 'Marrow',
    photo: null,
  },
  entry: { id: 3, positionName: 'Bog Actor', startTime: '2025-10-31T20:58:00.000Z', endTime: null },
  proposals: [{ kind: 'moveStart', at: '2025-10-31T21:02:00.000Z', entryId: 3 }],
  ...changes,
})
