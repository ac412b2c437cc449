import { CHRISTMAS, DREADMOOR, ORCHARD } from './festivals.ts'

type Job = {
  name: string
  rate: number
  /** Minutes from the start and end of the festival's hours to those of this position; negative: before. */
  startOffset: number
  endOffset: number
  isTipped?: true
  canApply?: true
}

const canApply = true
const isTipped = true

/** The events and their positions. Position names are unique, so that a name identifies one. */
export const EVENTS = [
  {
    festivalId: DREADMOOR.id,
    name: 'Hayride',
    jobs: [
      { name: 'Hayride Actor', rate: 13.5, startOffset: 0, endOffset: 0, canApply },
      { name: 'Tractor Driver', rate: 18.25, startOffset: -15, endOffset: 20 },
      { name: 'Wagon Guide', rate: 14.25, startOffset: 10, endOffset: 5, canApply },
    ],
  },
  {
    festivalId: DREADMOOR.id,
    name: 'The Bog',
    jobs: [
      { name: 'Bog Actor', rate: 13.75, startOffset: -10, endOffset: 0, canApply },
      { name: 'Trail Guide', rate: 14.25, startOffset: 10, endOffset: 5, canApply },
      { name: 'Effects Operator', rate: 16.5, startOffset: -45, endOffset: 25 },
    ],
  },
  {
    festivalId: DREADMOOR.id,
    name: 'Psychosis',
    jobs: [
      { name: 'Psychosis Actor', rate: 13.5, startOffset: 0, endOffset: -5, canApply },
      { name: 'Queue Actor', rate: 13.25, startOffset: 20, endOffset: -60, canApply },
    ],
  },
  {
    festivalId: DREADMOOR.id,
    name: 'Midway',
    jobs: [
      { name: 'Bartender', rate: 10.75, startOffset: 0, endOffset: 15, isTipped, canApply },
      { name: 'Barback', rate: 11.5, startOffset: -15, endOffset: 30, isTipped },
      { name: 'Concessions', rate: 12.5, startOffset: 5, endOffset: -10, isTipped, canApply },
      { name: 'Fortune Teller', rate: 15, startOffset: 60, endOffset: -45, isTipped },
      { name: 'Stilt Walker', rate: 17.5, startOffset: 75, endOffset: -50 },
    ],
  },
  {
    festivalId: DREADMOOR.id,
    name: 'Front Gate',
    jobs: [
      { name: 'Ticket Taker', rate: 13, startOffset: 30, endOffset: -75, canApply },
      { name: 'Parking Attendant', rate: 13.25, startOffset: 0, endOffset: -30, canApply },
      { name: 'Security', rate: 16.75, startOffset: -20, endOffset: 20, canApply },
      { name: 'First Aid', rate: 19.5, startOffset: 45, endOffset: 10 },
    ],
  },
  {
    festivalId: DREADMOOR.id,
    name: 'Backstage',
    jobs: [
      { name: 'Makeup Artist', rate: 18, startOffset: -60, endOffset: -240, canApply },
      { name: 'Wardrobe', rate: 15.75, startOffset: -45, endOffset: -20 },
      { name: 'Stage Manager', rate: 20.5, startOffset: -60, endOffset: 25 },
      { name: 'House Manager', rate: 24, startOffset: -75, endOffset: 35 },
      { name: 'Night Cleaner', rate: 14.75, startOffset: 270, endOffset: 90, canApply },
    ],
  },
  {
    festivalId: CHRISTMAS.id,
    name: 'Workshop',
    jobs: [
      { name: 'Krampus', rate: 16, startOffset: 0, endOffset: 0 },
      { name: 'Wicked Elf', rate: 14, startOffset: 0, endOffset: 0 },
    ],
  },
  {
    festivalId: CHRISTMAS.id,
    name: 'Cocoa Lane',
    jobs: [{ name: 'Cocoa Stand', rate: 12, startOffset: 15, endOffset: 0, isTipped }],
  },
  {
    festivalId: ORCHARD.id,
    name: 'Fields',
    jobs: [
      { name: 'Maze Guide', rate: 14, startOffset: 0, endOffset: 0, canApply },
      { name: 'Orchard Hand', rate: 15.25, startOffset: -60, endOffset: -60, canApply },
    ],
  },
  {
    festivalId: ORCHARD.id,
    name: 'Barn and Gate',
    jobs: [
      { name: 'Cider Bar', rate: 11.75, startOffset: 0, endOffset: 15, isTipped, canApply },
      { name: 'Farm Gate', rate: 13.5, startOffset: 30, endOffset: -30, canApply },
    ],
  },
] as const satisfies { festivalId: number; name: string; jobs: Job[] }[]

export type PositionName = (typeof EVENTS)[number]['jobs'][number]['name']

export const JOBS = Object.fromEntries(
  EVENTS.flatMap(({ jobs }) => jobs.map((job: Job) => [job.name, job])),
) as Record<PositionName, Job>
