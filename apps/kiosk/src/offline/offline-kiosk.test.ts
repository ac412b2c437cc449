import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { newKey } from '@nightshift/ui/new-key.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import type { OfflineApi } from './offline.api.ts'
import { OfflineKiosk } from './offline-kiosk.ts'
import {
  ACTOR,
  BADGES,
  BARTENDER,
  fakeApi,
  newDevice,
  rosterPerson,
  syncAnswer,
} from './testing/fake-device.ts'

const MINUTE = 60_000
const NIGHT = new Date('2024-10-05T00:00:00Z')

beforeEach(() => {
  newDevice()
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NIGHT })
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTime(ms)

const people = async () => [
  await rosterPerson(BADGES.ash, 'Ash', [ACTOR]),
  await rosterPerson(BADGES.bo, 'Bo', [ACTOR, BARTENDER]),
]

/** An enrolled kiosk with a roster of two people. */
async function enrolled(answers: Partial<OfflineApi> = {}) {
  const roster = await people()
  const server = fakeApi({ sync: async () => syncAnswer({ people: roster }), ...answers })
  const kiosk = await turnOn(server.api)
  await kiosk.enrol('ABCDEFGH')
  await kiosk.contact()
  return { kiosk, ...server }
}

async function turnOn(api: OfflineApi) {
  const kiosk = new OfflineKiosk(api)
  await kiosk.ready
  return kiosk
}

const scan = (kiosk: OfflineKiosk, badgeId: string, changes: object = {}, direction?: 'in' | 'out') =>
  kiosk.answer({
    scan: { badgeCode: badgeCodeOf(badgeId), ...changes },
    key: newKey(),
    ...(direction && { direction }),
  })
const revoked = async () => {
  throw new ApiError(403, 'kioskRevoked', '')
}

describe('without a network', () => {
  test('tells who is not on the plan of this night, at their clock-in only', async () => {
    const [ash, bo] = await people()
    const roster = [
      { ...ash!, unplannedOn: '2024-10-04' },
      { ...bo!, unplannedOn: '2024-10-03' },
    ]
    const { kiosk } = await enrolled({ sync: async () => syncAnswer({ people: roster }) })
    expect(await scan(kiosk, BADGES.ash)).toMatchObject({ direction: 'in', notPlanned: true })
    pass(MINUTE)
    expect(await scan(kiosk, BADGES.ash)).not.toHaveProperty('notPlanned')
    expect(await scan(kiosk, BADGES.bo, { upId: 12 })).not.toHaveProperty('notPlanned')
  })

  test('clocks in and out, asks its questions, and delivers everything in order', async () => {
    const { kiosk, delivered } = await enrolled()
    const start = Date.now()
    expect(await scan(kiosk, BADGES.ash)).toEqual({
      kind: 'saved',
      direction: 'in',
      person: { firstName: 'Ash', lastInitial: 'G', photo: null },
      at: start,
      positionName: 'Actor',
    })
    expect(await scan(kiosk, BADGES.bo)).toMatchObject({
      kind: 'position',
      options: [
        { id: 11, label: 'Bog - Actor' },
        { id: 12, label: 'Midway - Bartender' },
      ],
    })
    await scan(kiosk, BADGES.bo, { upId: 12 })
    pass(MINUTE)
    expect(await scan(kiosk, BADGES.bo)).toMatchObject({ kind: 'tips' })
    await scan(kiosk, BADGES.bo, { cashTips: 5, creditTips: 2.25 })
    expect(await scan(kiosk, BADGES.ash)).toMatchObject({
      kind: 'saved',
      direction: 'out',
      startTime: NIGHT.toISOString(),
      hours: 0.02,
    })
    await kiosk.refresh()
    expect(kiosk.view()).toMatchObject({ waiting: 4, since: NIGHT.toISOString() })

    await kiosk.contact()
    expect(delivered).toMatchObject([
      { direction: 'in', upId: 11, badgeCode: badgeCodeOf(BADGES.ash) },
      { direction: 'in', upId: 12 },
      { direction: 'out', cashTips: 5, creditTips: 2.25 },
      { direction: 'out', badgeCode: badgeCodeOf(BADGES.ash) },
    ])
    expect(kiosk.view()).toMatchObject({ waiting: 0, sending: false })
  })

  test('two scans within 5 seconds count once and show the same', async () => {
    const { kiosk } = await enrolled()
    const first = await scan(kiosk, BADGES.ash)
    pass(4_000)
    expect(await scan(kiosk, BADGES.ash)).toEqual({ ...first, at: Date.now() })
    await kiosk.refresh()
    expect(kiosk.view().waiting).toBe(1)
  })

  test('a badge that is not in the roster is asked for its direction and saved', async () => {
    const { kiosk, delivered } = await enrolled()
    expect(await scan(kiosk, BADGES.stranger)).toEqual({ kind: 'direction' })
    expect(await scan(kiosk, BADGES.stranger, {}, 'out')).toMatchObject({ kind: 'saved', direction: 'out' })
    await kiosk.contact()
    expect(delivered).toMatchObject([{ badgeCode: badgeCodeOf(BADGES.stranger), direction: 'out' }])
  })

  test('a scan whose question nobody answered is saved as such, and nobody is in by it', async () => {
    const { kiosk, delivered } = await enrolled()
    const left = { scan: { badgeCode: badgeCodeOf(BADGES.bo) }, key: 'left', direction: 'in' } as const
    expect(await kiosk.answer({ ...left, unanswered: true })).toMatchObject({ kind: 'saved' })
    expect(await scan(kiosk, BADGES.bo)).toMatchObject({ kind: 'position' })
    await kiosk.contact()
    expect(delivered).toMatchObject([{ key: 'left', direction: 'in', unanswered: true }])
    expect(delivered[0]).not.toHaveProperty('upId')
  })

  test('a malformed code is refused, and nothing is saved', async () => {
    const { kiosk } = await enrolled()
    const answer = await kiosk.answer({ scan: { badgeCode: 'https://example.com' }, key: newKey() })
    expect(answer).toEqual({ kind: 'refused', text: 'This badge is not known.' })
    await kiosk.refresh()
    expect(kiosk.view().waiting).toBe(0)
  })

  test('a restart keeps the name, the roster and what waits', async () => {
    const { kiosk, api } = await enrolled()
    await scan(kiosk, BADGES.ash)
    pass(MINUTE)
    const restarted = await turnOn(api)
    expect(restarted.view()).toMatchObject({ state: 'active', self: { name: 'Barn door' }, waiting: 1 })
    expect(await scan(restarted, BADGES.ash)).toMatchObject({ direction: 'out' })
    expect(await restarted.hasWaiting(badgeCodeOf(BADGES.ash))).toBe(true)
    expect(await restarted.hasWaiting(badgeCodeOf(BADGES.bo))).toBe(false)
  })

  test('an online punch is known to the scan that follows it', async () => {
    const { kiosk } = await enrolled()
    const badgeCode = badgeCodeOf(BADGES.bo)
    const timesheetUser = { firstName: 'Bo', lastInitial: 'G', photo: null }
    const clockedIn = { success: true, clockedIn: true, timesheetId: 7, timesheetUser } as const
    await kiosk.note({ badgeCode, upId: 12 }, clockedIn)
    pass(MINUTE)
    expect(await scan(kiosk, BADGES.bo)).toMatchObject({ kind: 'tips' })
    await kiosk.note({ badgeCode }, { success: true, clockedOut: true, timesheetId: 7, timesheetUser })
    pass(4_000)
    expect(await scan(kiosk, BADGES.bo)).toMatchObject({ kind: 'saved', direction: 'out' })
    expect(await kiosk.hasWaiting(badgeCode)).toBe(false)
    pass(1_000)
    expect(await scan(kiosk, BADGES.bo)).toMatchObject({ kind: 'position' })
  })
})

describe('a sync', () => {
  test('replaces open shifts, except those of people with a punch that waits', async () => {
    const roster = await people()
    const [ash, bo] = roster.map(({ badge }) => badge) as [string, string]
    const openShifts = [
      { badge: bo, since: new Date(NIGHT.getTime() - MINUTE).toISOString(), isTipped: true },
    ]
    const { kiosk } = await enrolled({
      sync: async () => syncAnswer({ people: roster, openShifts }),
      deliver: async () => [],
    })
    await scan(kiosk, BADGES.ash)
    await kiosk.contact()
    const database = await openDatabase()
    expect((await database.getAll('openShifts')).map(({ badge }) => badge).sort()).toEqual([ash, bo].sort())
  })

  test('reports the device, and asks for the people only when they have changed', async () => {
    const { kiosk, api } = await enrolled()
    const sync = vi.spyOn(api, 'sync')
    await scan(kiosk, BADGES.ash)
    await kiosk.contact()
    expect(sync.mock.calls.map(([report]) => report)).toMatchObject([
      {
        rosterVersion: 'v1',
        waitingPunches: 1,
        oldestWaitingAt: NIGHT.toISOString(),
        storagePersisted: true,
      },
      { rosterVersion: 'v1', waitingPunches: 0, oldestWaitingAt: null, clockSkewMs: 0 },
    ])
  })

  test('fetches missing photos and deletes those that nobody has any more', async () => {
    const [ash, bo] = (await people()) as [Awaited<ReturnType<typeof rosterPerson>>, never]
    let roster = [{ ...ash, photo: 'a' }, bo]
    const { kiosk } = await enrolled({ sync: async () => syncAnswer({ people: roster }) })
    const database = await openDatabase()
    const photos = () => database.getAllKeys('photos')
    await expect.poll(photos).toEqual(['a'])
    expect(await scan(kiosk, BADGES.ash)).toMatchObject({ person: { photo: 'data:a' } })
    roster = [{ ...ash, photo: 'b' }, bo]
    await kiosk.contact()
    await expect.poll(photos).toEqual(['b'])
  })

  test('that the page does not understand does not keep punches back', async () => {
    vi.stubGlobal('location', { pathname: '/scanner' })
    const { kiosk, api, delivered } = await enrolled()
    api.sync = async () => {
      throw new SyntaxError('not what was expected')
    }
    await scan(kiosk, BADGES.ash)
    await kiosk.contact()
    expect(delivered).toHaveLength(1)
  })
})

describe('the roster is deleted', () => {
  test('after 72 hours without contact; scans are still saved', async () => {
    const { kiosk } = await enrolled()
    pass(72 * 60 * MINUTE)
    await kiosk.refresh()
    expect(await scan(kiosk, BADGES.ash)).toMatchObject({ kind: 'saved' })
    pass(MINUTE)
    await kiosk.refresh()
    expect(await scan(kiosk, BADGES.ash)).toEqual({ kind: 'direction' })
    expect(kiosk.enrolled).toBe(true)
  })

  test('when the kiosk was removed; what waits is still delivered', async () => {
    const { kiosk, api, delivered } = await enrolled()
    await scan(kiosk, BADGES.ash)
    api.sync = revoked
    await kiosk.contact()
    expect(kiosk.view()).toMatchObject({ state: 'revoked', waiting: 0 })
    expect(delivered).toHaveLength(1)
    expect(await (await openDatabase()).count('people')).toBe(0)
  })

  test('when the server does not know the token; what waits is delivered after the next enrolment', async () => {
    const { kiosk, api, delivered } = await enrolled()
    const { sync } = api
    await scan(kiosk, BADGES.ash)
    api.sync = async () => {
      throw new ApiError(401, 'kioskNotEnrolled', '')
    }
    await kiosk.contact()
    expect(kiosk.view()).toMatchObject({ state: 'unknown', waiting: 1 })
    expect(delivered).toEqual([])
    api.sync = sync
    await kiosk.enrol('ABCDEFGH')
    await kiosk.contact()
    expect(delivered).toHaveLength(1)
  })
})

test('a new enrolment first delivers what the old one saved', async () => {
  const { kiosk, api } = await enrolled()
  const calls: string[] = []
  await scan(kiosk, BADGES.ash)
  const { deliver } = api
  api.sync = revoked
  api.deliver = async () => {
    throw new ApiError(0, 'unreachable', '')
  }
  await expect(kiosk.contact()).rejects.toThrow()
  await expect(kiosk.enrol('ABCDEFGH')).rejects.toThrow()
  expect(kiosk.view()).toMatchObject({ state: 'revoked', waiting: 1 })

  api.deliver = async (punches) => {
    calls.push('deliver')
    return deliver(punches)
  }
  const { enrol } = api
  api.enrol = async (code) => {
    calls.push('enrol')
    return enrol(code)
  }
  await kiosk.enrol('ABCDEFGH')
  expect(calls).toEqual(['deliver', 'enrol'])
  expect(kiosk.view()).toMatchObject({ state: 'active', waiting: 0 })
})

describe('the clock', () => {
  test('is corrected by the skew that was measured last', async () => {
    const roster = await people()
    const { kiosk, delivered } = await enrolled({
      sync: async () =>
        syncAnswer({ people: roster, serverTime: new Date(Date.now() - 90_000).toISOString() }),
    })
    await scan(kiosk, BADGES.ash)
    await kiosk.contact()
    expect(delivered).toMatchObject([{ at: new Date(NIGHT.getTime() - 90_000).toISOString() }])
    expect(delivered[0]).not.toHaveProperty('clockJumped')
  })

  test('that was set back marks the punches after it', async () => {
    const { kiosk, delivered } = await enrolled()
    await scan(kiosk, BADGES.ash)
    vi.setSystemTime(NIGHT.getTime() - 60 * MINUTE)
    await scan(kiosk, BADGES.stranger, {}, 'in')
    await kiosk.contact()
    expect(delivered.map(({ clockJumped }) => clockJumped)).toEqual([undefined, true])
  })

  test('that runs on while the device sleeps marks nothing, once the server has confirmed it', async () => {
    const { kiosk, delivered } = await enrolled()
    // The monotonic clock of a device that sleeps stands still.
    vi.setSystemTime(NIGHT.getTime() + 60 * MINUTE)
    await scan(kiosk, BADGES.ash)
    const [saved] = await (await openDatabase()).getAll('punches')
    expect(saved).toMatchObject({ jump: 'forward' })
    await kiosk.contact()
    expect(delivered).toHaveLength(1)
    expect(delivered[0]).not.toHaveProperty('clockJumped')
  })
})

test('says when the storage is nearly full', async () => {
  newDevice({ usage: 90, quota: 100 })
  const { kiosk } = await enrolled()
  expect(kiosk.view().nearlyFull).toBe(true)
})

test('a full disk is no reason to forget the roster, and nothing is claimed to be saved', async () => {
  const { kiosk, api } = await enrolled()
  await scan(kiosk, BADGES.stranger, {}, 'in')
  const full = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  for (const write of ['put', 'add'] as const)
    vi.spyOn(IDBObjectStore.prototype, write).mockImplementation(full)
  const restarted = await turnOn(api)
  await expect(scan(restarted, BADGES.ash)).rejects.toThrow()
  vi.restoreAllMocks()
  await restarted.refresh()
  expect(restarted.view()).toMatchObject({ state: 'active', waiting: 1 })
  expect(await scan(restarted, BADGES.ash)).toMatchObject({ kind: 'saved', direction: 'in' })
})

test('a browser without storage leaves the kiosk as it is', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const kiosk = await turnOn(fakeApi().api)
  expect([kiosk.view().state, kiosk.hasStorage, kiosk.enrolled]).toEqual(['notEnrolled', false, false])
  await kiosk.contact()
})
