import type { BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { describe, expect, test, vi } from 'vitest'
import { submitScan } from './submit-scan.ts'

const PATH = '/api/badgescan'
const timesheetUser = { firstName: 'Ash', lastInitial: 'G', photo: null }
const CAME: BadgeScanResult = { success: true, clockedIn: true, timesheetId: 7, timesheetUser }
const SAVED = { kind: 'saved', direction: 'in', at: 0 } as const
const OFFLINE = { kind: 'answeredOffline', result: SAVED, at: expect.any(Number) }
const request = { scan: { badgeCode: 'FM-BADGE:x' }, key: 'key-1' }

function surroundings({ enrolled = true, waiting = false, online = true, full = false } = {}) {
  const kiosk = {
    ready: Promise.resolve(),
    enrolled,
    hasWaiting: async () => waiting,
    note: vi.fn(async () => {}),
    answer: vi.fn(async () => {
      if (full) throw new DOMException('', 'QuotaExceededError')
      return SAVED
    }),
  }
  return { kiosk, online, onUnreachable: vi.fn() }
}

test('the server decides while it answers, and the kiosk takes note', async () => {
  mockApi({ [PATH]: { body: CAME } })
  const around = surroundings()
  expect(await submitScan(request, around)).toMatchObject({ kind: 'answered', result: CAME })
  expect(around.kiosk.note).toHaveBeenCalledWith(request.scan, CAME)
  expect(around.kiosk.answer).not.toHaveBeenCalled()
})

describe('saves the scan under the same key, and reports the failure, when there is', () => {
  test.each([
    ['no network', () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))],
    ['a failing server', () => mockApi({ [PATH]: { status: 503, body: 'down' } })],
    ['a captive portal', () => mockApi({ [PATH]: { body: '<h1>Welcome to the venue Wi-Fi</h1>' } })],
    ['an answer of another shape', () => mockApi({ [PATH]: { body: { success: true } } })],
    ['a proxy that wants a login', () => mockApi({ [PATH]: { status: 407, body: '' } })],
  ])('%s', async (_, fail) => {
    fail()
    const around = surroundings()
    expect(await submitScan(request, around)).toEqual(OFFLINE)
    expect(around.kiosk.answer).toHaveBeenCalledWith(request)
    expect(around.onUnreachable).toHaveBeenCalledOnce()
  })
})

test.each([
  ['while the connection is lost', { online: false }, request],
  ['behind earlier ones of the same person', { waiting: true }, request],
  ['when it answers a question of the kiosk itself', {}, { ...request, saveOnly: true as const }],
])('saves the scan without asking the server %s', async (_, state, asked) => {
  const fetch = mockApi({ [PATH]: { body: CAME } })
  expect(await submitScan(asked, surroundings(state))).toEqual(OFFLINE)
  expect(fetch).not.toHaveBeenCalled()
})

test('asks the server when the storage cannot be read', async () => {
  mockApi({ [PATH]: { body: CAME } })
  const around = surroundings()
  around.kiosk.hasWaiting = async () => {
    throw new DOMException('', 'InvalidStateError')
  }
  expect(await submitScan(request, around)).toMatchObject({ kind: 'answered', result: CAME })
})

test('a kiosk that is not enrolled asks the server in any case, and saves nothing', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const around = surroundings({ enrolled: false, online: false })
  expect(await submitScan(request, around)).toMatchObject({ kind: 'unreachable', why: 'notSetUp' })
  expect(around.kiosk.answer).not.toHaveBeenCalled()
})

test('a kiosk that is not enrolled forgets a question of the server that nobody answered', async () => {
  const around = surroundings({ enrolled: false })
  const left = { ...request, saveOnly: true as const, direction: 'in' as const, unanswered: true as const }
  expect(await submitScan(left, around)).toEqual({ kind: 'notEnrolled' })
  expect(around.kiosk.answer).not.toHaveBeenCalled()
})

test('a limit is shown in its own words', async () => {
  const error = { code: 'tooManyRequests', message: 'Too many attempts.' }
  mockApi({ [PATH]: { status: 429, body: { error } } })
  expect(await submitScan(request, surroundings())).toEqual({ kind: 'refused', text: 'Too many attempts.' })
})

test('says so when the scan cannot be saved', async () => {
  const around = surroundings({ online: false, full: true })
  expect(await submitScan(request, around)).toMatchObject({ kind: 'unreachable', why: 'notSaved' })
})
