import { DEFAULT_SEASON, type Season } from '@nightshift/shared/seasons/season'

export const TIME_ZONE = 'America/New_York'

const common = {
  brand: 'dreadmoor',
  timeZone: TIME_ZONE,
  createdAt: new Date('2023-06-01T14:00:00Z'),
  // Noon in New York: tickets of 2024 can be bought in the demo.
  salesAsOf: new Date('2024-10-12T16:00:00Z'),
}

type Variant = 'halloween' | 'holiday'

export const DREADMOOR = {
  ...common,
  id: 1,
  name: 'Dreadmoor Haunted Hayride',
  hostName: 'localhost',
  siteParentId: null,
  variant: 'halloween' as Variant,
  welcomeMsg:
    'Gates open at 7, makeup from 5. Pick up your radio at the barn, drink water, and look after the person next to you. Scare them well.',
  publicMsg:
    'The wagons run in rain and fog. Saturday, November 2 is Lights Out: no lanterns, no moon, one small glow stick for each group.',
  enableHome: true,
  enableTodos: true,
  enableApps: true,
}

export const CHRISTMAS = {
  ...common,
  id: 2,
  name: 'Scary Little Christmas',
  hostName: 'holiday.localhost',
  siteParentId: DREADMOOR.id,
  variant: 'holiday' as Variant,
  welcomeMsg:
    'Bells on, horns straight. Cocoa for the cast is behind the workshop; the snow machines start at 6.',
  publicMsg: '',
  enableHome: true,
  enableTodos: false,
  enableApps: false,
}

/** A brand that was made in the back office. */
export const ORCHARD = {
  ...common,
  id: 3,
  name: 'Harrow Orchard',
  hostName: 'orchard.localhost',
  siteParentId: null,
  brand: '',
  variant: 'halloween' as Variant,
  welcomeMsg:
    'Gates open at 2. Baskets are in the barn, boots by size behind the door. Walk the maze once before your first shift.',
  publicMsg: '',
  enableHome: true,
  enableTodos: false,
  enableApps: true,
}

export const FESTIVALS = [DREADMOOR, CHRISTMAS, ORCHARD]

export const DREADMOOR_SEASON: Season = DEFAULT_SEASON

/** When the season's year begins: New Year in New York. */
export const DREADMOOR_SEASON_BEGINS = new Date('2024-01-01T05:00:00Z')

export const CHRISTMAS_SEASON: Season = {
  opensAt: '2024-11-29T23:00:00.000Z', // 18:00 in New York
  weekends: 4,
  extraNights: [],
  shiftStart: '16:00',
  shiftEnd: '23:00',
}

export const ORCHARD_SEASON: Season = {
  opensAt: '2024-09-20T18:00:00.000Z', // 14:00 in New York
  weekends: 6,
  extraNights: ['2024-10-27'],
  shiftStart: '13:00',
  shiftEnd: '20:00',
}
