import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import type { SentApplication } from '../review/applications.api.ts'
import { type Listed, readApplications } from '../review/list/listed.ts'

/** An application as the server returns it. */
export const received = (changes: Partial<SentApplication> = {}) => {
  const { data, ...application } = sent(changes)
  return { ...application, rawData: JSON.stringify(data) }
}

/** The same with parsed answers. */
export const sent = (changes: Partial<SentApplication> = {}): SentApplication => ({
  id: 1,
  festivalId: 1,
  userId: null,
  status: 'new',
  notes: '',
  data: { firstName: 'Wren', lastName: 'Thorn', position: 7 },
  over16: true,
  unavailable: [],
  limitations: [],
  seasonId: 1,
  season: DEFAULT_SEASON,
  archivedAt: null,
  returningUserId: null,
  createdAt: '2024-08-01T14:30:00.000Z',
  updatedAt: '2024-08-01T14:30:00.000Z',
  ...changes,
})

/** The same with its derived data. */
export const listed = (changes: Partial<SentApplication> = {}): Listed =>
  readApplications([sent(changes)], [], 'America/New_York')[0]!
