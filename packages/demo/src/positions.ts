import { CHRISTMAS, DREADMOOR } from './festivals.ts'

type Job = {
  name: string
  rate: number
  /** Minutes after the shift begins and ends at which its people come and go; negative: before. */
  comes: number
  goes: number
  isTipped?: true
  canApply?: true
}

const canApply = true
const isTipped = true

/** The departments and the work in them. No two positions have the same name, so that a name is enough to find one. */
export const EVENTS = [
  {
    festivalId: DREADMOOR.id,
    name: 'Hayride',
    jobs: [
      { name: 'Hayride Actor', rate: 13.5, comes: 0, goes: 0, canApply },
      { name: 'Tractor Driver', rate: 18.25, comes: -15, goes: 20 },
      { name: 'Wagon Guide', rate: 14.25, comes: 10, goes: 5, canApply },
    ],
  },
  {
    festivalId: DREADMOOR.id,
    name: 'The Bog',
    jobs: [
      { name: 'Bog Actor', rate: 13.75, comes: -10, goes: 0, canApply },
      { name: 'Trail Guide', rate: 14.25, comes: 10, goes: 5, canApply },
      { name: 'Effects Operator', rate: 16.5, comes: -45, goes: 25 },
    ],
  },
  {
    festivalId: DREADMOOR.id,
    name: 'Psychosis',
    jobs: [
      { name: 'Psychosis Actor', rate: 13.5, comes: 0, goes: -5, canApply },
      { name: 'Queue Actor', rate: 13.25, comes: 20, goes: -60, canApply },
    ],
  },
  {
    festivalId: DREADMOOR.id,
    name: 'Midway',
    jobs: [
      { name: 'Bartender', rate: 10.75, comes: 0, goes: 15, isTipped, canApply },
      { name: 'Barback', rate: 11.5, comes: -15, goes: 30, isTipped },
      { name: 'Concessions', rate: 12.5, comes: 5, goes: -10, isTipped, canApply },
      { name: 'Fortune Teller', rate: 15, comes: 60, goes: -45, isTipped },
      { name: 'Stilt Walker', rate: 17.5, comes: 75, goes: -50 },
    ],
  },
  {
    festivalId: DREADMOOR.id,
    name: 'Front Gate',
    jobs: [
      { name: 'Ticket Taker', rate: 13, comes: 30, goes: -75, canApply },
      { name: 'Parking Attendant', rate: 13.25, comes: 0, goes: -30, canApply },
      { name: 'Security', rate: 16.75, comes: -20, goes: 20, canApply },
      { name: 'First Aid', rate: 19.5, comes: 45, goes: 10 },
    ],
  },
  {
    festivalId: DREADMOOR.id,
    name: 'Backstage',
    jobs: [
      { name: 'Makeup Artist', rate: 18, comes: -60, goes: -240, canApply },
      { name: 'Wardrobe', rate: 15.75, comes: -45, goes: -20 },
      { name: 'Stage Manager', rate: 20.5, comes: -60, goes: 25 },
      { name: 'House Manager', rate: 24, comes: -75, goes: 35 },
      { name: 'Night Cleaner', rate: 14.75, comes: 270, goes: 90, canApply },
    ],
  },
  {
    festivalId: CHRISTMAS.id,
    name: 'Workshop',
    jobs: [
      { name: 'Krampus', rate: 16, comes: 0, goes: 0 },
      { name: 'Wicked Elf', rate: 14, comes: 0, goes: 0 },
    ],
  },
  {
    festivalId: CHRISTMAS.id,
    name: 'Cocoa Lane',
    jobs: [{ name: 'Cocoa Stand', rate: 12, comes: 15, goes: 0, isTipped }],
  },
] as const satisfies { festivalId: number; name: string; jobs: Job[] }[]

export type PositionName = (typeof EVENTS)[number]['jobs'][number]['name']

export const JOBS = Object.fromEntries(
  EVENTS.flatMap(({ jobs }) => jobs.map((job: Job) => [job.name, job])),
) as Record<PositionName, Job>
