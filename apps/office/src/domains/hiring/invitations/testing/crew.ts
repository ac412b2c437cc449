import type { CrewMember } from '@nightshift/shared/hiring/invitations/contract'

let made = 0

export const crewMember = (firstName: string, changes: Partial<CrewMember> = {}): CrewMember => ({
  id: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  firstName,
  lastName: 'Graves',
  photo: null,
  email: `${firstName.toLowerCase()}@example.com`,
  phone: '845-555-0101',
  years: [2024],
  nights: 1,
  lastPosition: 'Actor',
  notes: '',
  hasContact: true,
  invitedAt: null,
  ...changes,
})
