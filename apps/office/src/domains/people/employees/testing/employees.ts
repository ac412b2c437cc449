import type { User } from '@nightshift/shared/people/employees/contract'
import type { Position } from '@nightshift/shared/setup/positions/contract'

const updatedAt = '2024-09-01T00:00:00.000Z'

/** An employee as the list call returns them. */
export const employee = (changes: Partial<User> = {}): User => ({
  id: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20',
  festivalId: 1,
  username: 'ash',
  accessLvl: 0,
  isActive: true,
  firstName: 'Ash',
  middleName: '',
  lastName: 'Marrow',
  email: '',
  phone: '',
  notes: '',
  seasonsBefore: 0,
  mayReturn: true,
  emergencyContact: '',
  emergencyRelation: '',
  emergencyPhone: '',
  photo: null,
  updatedAt,
  positions: [],
  userPositions: [],
  ...changes,
})

export const position = (changes: Partial<Position> = {}): Position => ({
  id: 1,
  eventId: 10,
  name: 'Bog Actor',
  defaultPayRate: 15.5,
  isTipped: false,
  canApply: true,
  updatedAt,
  event: { id: 10, festivalId: 1, name: 'The Bog', updatedAt },
  ...changes,
})
