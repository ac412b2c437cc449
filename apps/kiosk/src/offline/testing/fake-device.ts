import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import type {
  KioskReport,
  KioskSelf,
  KioskSync,
  RosterPerson,
} from '@nightshift/shared/kiosk/kiosks/contract'
import type { KioskPunch } from '@nightshift/shared/kiosk/offline-punches/contract'
import { vi } from 'vitest'
import { hashBadge } from '../badge-hash.ts'
import type { OfflineApi } from '../offline.api.ts'

/** An empty browser storage, with the browser's locks and quota. */
export function newDevice(storage: { usage: number; quota: number } = { usage: 1, quota: 100 }) {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', {
    locks: { request: exclusive() },
    storage: { estimate: async () => storage, persist: async () => true, persisted: async () => true },
  })
}

function exclusive() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(_name: string, work: () => Promise<T>) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

const SELF: KioskSelf = {
  id: 3,
  name: 'Barn door',
  place: '',
  festivalName: 'Dreadmoor',
  timeZone: 'America/New_York',
  longestShiftHours: 14,
}

export const ACTOR = { id: 11, name: 'Actor', eventName: 'Bog', isTipped: false }
export const BARTENDER = { id: 12, name: 'Bartender', eventName: 'Midway', isTipped: true }

export const BADGES = {
  ash: '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b',
  bo: '7a1b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5c',
  stranger: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20',
}

export const rosterPerson = async (
  badgeId: string,
  firstName: string,
  positions: RosterPerson['positions'],
): Promise<RosterPerson> => ({
  badge: await hashBadge(badgeId),
  firstName,
  lastInitial: 'G',
  photo: null,
  positions,
})

export const syncAnswer = (changes: Partial<KioskSync> = {}): KioskSync => ({
  kiosk: SELF,
  serverTime: new Date().toISOString(),
  release: 'test',
  rosterVersion: 'v1',
  openShifts: [],
  ...changes,
})

/** A server that takes every punch and remembers what it was sent. */
export function fakeApi(answers: Partial<OfflineApi> = {}) {
  const delivered: KioskPunch[] = []
  const reports: KioskReport[] = []
  const api: OfflineApi = {
    enrol: async () => SELF,
    sync: async (report) => {
      reports.push(report)
      return syncAnswer()
    },
    deliver: async (punches) => {
      delivered.push(...punches)
      return punches.map(({ key }) => ({ key, result: 'accepted' }))
    },
    photo: async (version) => `data:${version}`,
    logo: async (id) => `data:logo-${id}`,
    ...answers,
  }
  return { api, delivered, reports }
}
