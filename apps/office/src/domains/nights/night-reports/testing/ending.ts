import type {
  EndingLine,
  Figures,
  NightEnding,
  NightReport,
} from '@nightshift/shared/nights/night-reports/contract'

export const figures = (changes: Partial<Figures> = {}): Figures => ({
  ...{ planned: 3, came: 2, late: 1, noShow: 0, excused: 0, missing: 1, expected: 0, extra: 0 },
  ...{ plannedHundredths: 2400, hundredths: 1575, money: null },
  ...changes,
})

export const line = (changes: Partial<EndingLine> = {}): EndingLine => ({
  kind: 'stillIn',
  userId: '5b0fa2c5-12ae-4d6b-8a5b-0d5a4f0a2f01',
  ...{ positionId: 7, positionName: 'Actor', placeId: 4, entryId: 9, minutes: null, reason: null },
  at: '2024-10-04T21:00:00.000Z',
  person: { firstName: 'Ash', lastName: 'Graves' },
  phone: '845-555-0142',
  answer: null,
  ...changes,
})

export const ending = (changes: Partial<NightEnding> = {}): NightEnding => ({
  night: '2024-10-04',
  startsAt: '2024-10-04T16:00:00.000Z',
  untilAt: '2024-10-05T16:00:00.000Z',
  gatesAt: '2024-10-04T23:00:00.000Z',
  endsAt: '2024-10-05T05:00:00.000Z',
  totals: figures(),
  events: [{ eventId: 1, name: 'The Bog', ...figures() }],
  ...{ lines: [], incidents: [], waiting: [], isRollCallOpen: false, seen: 'as-read', report: null },
  ...changes,
})

const lena = { firstName: 'Lena', lastName: 'Crow' }

export const report = (changes: Partial<NightReport> = {}): NightReport => ({
  ...{ id: 2, night: '2024-10-04', closedAt: '2024-10-05T05:40:00.000Z', closedBy: lena },
  festival: { id: 1, name: 'Dreadmoor', timeZone: 'America/New_York' },
  ...{ version: 1, isReplaced: false, lines: [], incidents: [], changes: [], before: null },
  totals: figures(),
  events: [{ eventId: 1, name: 'The Bog', ...figures() }],
  ...changes,
})
