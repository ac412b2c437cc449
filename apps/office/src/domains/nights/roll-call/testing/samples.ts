import type { RollCall, RollCallPerson } from '@nightshift/shared/nights/roll-call/contract'
import { newKey } from '@nightshift/ui/new-key.ts'

export const person = (firstName: string, changes: Partial<RollCallPerson> = {}): RollCallPerson => ({
  ...{ id: newKey(), firstName, lastName: 'Graves', photo: null, attraction: 'The Bog' },
  ...{ positionName: 'Bog Actor', joined: 'start', addedBy: null, leftAt: null },
  since: '2024-10-04T21:00:00.000Z',
  ...changes,
})

export const rollCall = (changes: Partial<RollCall> = {}): RollCall => ({
  ...{
    id: 1,
    festivalId: 1,
    isDrill: false,
    startedAt: '2024-10-04T22:00:00.000Z',
    startedBy: 'Lena Graves',
  },
  ...{ endedAt: null, endedBy: null, people: [], ticks: [], kiosks: [], readAt: '2024-10-04T22:01:00.000Z' },
  ...changes,
})
