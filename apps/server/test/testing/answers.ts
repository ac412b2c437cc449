import type { Answers } from '@nightshift/shared/hiring/answers'

/** A complete application for a position. */
export const answersFor = (position: number, changes: Partial<Answers> = {}): Answers => ({
  dateSubmited: '2024-08-01T12:00:00.000Z',
  firstName: 'Wren',
  middleName: 'A',
  lastName: 'Thorn',
  email: 'wren.thorn@example.com',
  phone: '845-555-0123',
  street: '13 Gallows Lane',
  city: 'Millbrook',
  state: 'NY',
  zip: '12545',
  over16: true,
  returning: false,
  returningNotes: '',
  otherNotes: '',
  unavailable: ['fr1', 'sa3'],
  limitations: ['light'],
  position,
  ...changes,
})
