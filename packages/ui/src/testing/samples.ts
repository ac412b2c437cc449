import type { Me } from '@nightshift/shared/people/employees/contract'
import { FESTIVAL_SETTINGS, type PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import { defaultsOf } from '@nightshift/shared/setup/settings'

const festival = {
  id: 1,
  name: 'Dreadmoor Haunted Hayride',
  hostName: 'haunt.example',
  logo: null,
  company: 'Dreadmoor',
  ...defaultsOf(FESTIVAL_SETTINGS),
  welcomeMsg: 'Gates open at seven.',
  enableHome: true,
  enableTodos: true,
  enableApps: true,
  updatedAt: '2024-09-01T00:00:00.000Z',
}

/** A signed-in person, as the server returns them. */
export const person = (changes: Partial<Me> = {}): Me => ({
  id: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20',
  festivalId: festival.id,
  username: 'ash',
  accessLvl: 0,
  isActive: true,
  firstName: 'Ash',
  middleName: '',
  lastName: 'Marrow',
  email: '',
  phone: '',
  seasonsBefore: 0,
  emergencyContact: '',
  emergencyRelation: '',
  emergencyPhone: '',
  photo: null,
  updatedAt: '2024-09-01T00:00:00.000Z',
  festival,
  positions: [],
  userPositions: [],
  passwordIsDefault: false,
  mustChangePassword: false,
  ...changes,
})

/** A festival's entry of the public configuration. */
export const configEntry = (changes: Partial<PublicConfigEntry> = {}): PublicConfigEntry => ({
  id: 1,
  hostName: 'haunt.example',
  enableHome: true,
  enableApps: true,
  publicMsg: '',
  brand: 'dreadmoor',
  variant: 'halloween',
  timeZone: 'America/New_York',
  season: {
    opensAt: '2024-09-13T23:00:00.000Z',
    weekends: 7,
    extraNights: ['2024-11-02'],
    shiftStart: '17:00',
    shiftEnd: '01:00',
  },
  ...changes,
})
