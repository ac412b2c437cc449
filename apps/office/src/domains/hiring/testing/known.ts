import type { KnownPerson } from '@nightshift/shared/hiring/known-people'

/** Somebody of earlier seasons, as the server returns them. */
export const knownPerson = (changes: Partial<KnownPerson> = {}): KnownPerson => ({
  id: '7a4f1f0e-52c1-4b63-8f6b-2a1f3d9c4e10',
  username: 'ashg',
  firstName: 'Ash',
  middleName: '',
  lastName: 'Graves',
  email: 'ash@example.com',
  phone: '845-555-0101',
  photo: null,
  isActive: false,
  notes: '',
  mayReturn: true,
  years: [2024, 2023],
  seasonsBefore: 0,
  lastPosition: 'Actor',
  userPositions: [],
  matchedBy: ['email'],
  ...changes,
})
