import type { BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { describe, expect, test } from 'vitest'
import type { OfflineResult } from '../offline/save-scan.ts'
import { CAME, CHOICE, timesheetUser as person, TIPS, WENT } from '../testing/scan-results.ts'
import { ABANDONED_MS, RETRY_MS, type Scanner, type ScannerEvent, SWITCHED_OFF, step } from './scanner.ts'

const CODE = 'FM-BADGE:3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b:NIGHTSHIFT'
const NOW = 1_000_000

const run = (scanner: Scanner, ...events: ScannerEvent[]) => events.reduce(step, scanner)
const badge = (code = CODE, key = 'key-1', at = NOW): ScannerEvent => ({ kind: 'badge', code, key, at })
const answered = (result: BadgeScanResult): ScannerEvent => ({ kind: 'answered', result, at: NOW })

const scanning = run(SWITCHED_OFF, { kind: 'start' })
const waiting = run(scanning, badge())
const choosing = run(waiting, answered(CHOICE))
const tips = run(waiting, answered(TIPS))
const clockedIn = run(waiting, answered(CAME))
const refused = run(waiting, answered({ success: false, message: 'This badge is not known.' }))
const offline = (result: OfflineResult): ScannerEvent => ({ kind: 'answeredOffline', result, at: NOW })
const OFFLINE_TIPS = offline({ kind: 'tips', person })
const direction = run(waiting, offline({ kind: 'direction' }))
const unlisted = run(waiting, offline({ kind: 'saved', direction: 'in', at: NOW }))
const cancelled = run(choosing, { kind: 'cancel' })
const unreachable = run(waiting, { kind: 'unreachable', why: 'notSetUp', at: NOW })

describe('scanning', () => {
  test('begins with a start event', () => {
    expect(SWITCHED_OFF).toMatchObject({ on: false, display: { kind: 'ready' } })
    expect(scanning).toMatchObject({ on: true, display: { kind: 'ready' } })
  })

  test('ends with a stop, and begins again with a start', () => {
    const stopped = run(scanning, { kind: 'stop' })
    expect(stopped).toEqual(SWITCHED_OFF)
    expect(run(stopped, { kind: 'start' })).toEqual(scanning)
  })

  test('sends a badge to the server', () => {
    expect(waiting.display).toEqual({
      kind: 'waiting',
      request: { scan: { badgeCode: CODE }, key: 'key-1' },
    })
  })

  test('accepts a badge of a hand-held scanner while the camera is off, and leaves it off', () => {
    const scanned = run(SWITCHED_OFF, badge(), answered(CAME))
    expect(scanned).toMatchObject({ on: false, display: { kind: 'clockedIn' } })
    expect(run(scanned, { kind: 'reset' })).toEqual(SWITCHED_OFF)
  })

  const PAUSED = { waiting, choosing, tips, direction, clockedIn, unlisted, refused, cancelled, unreachable }
  test.each(Object.entries(PAUSED))('ignores a badge while it is paused: %s', (_, paused) =>
    expect(run(paused, badge('FM-BADGE:other', 'key-2'))).toBe(paused),
  )
})

describe('the server answers', () => {
  test('clocked in, with the name and the time', () => {
    expect(clockedIn.display).toEqual({ kind: 'clockedIn', person, at: NOW })
  })

  test('clocked in, with a note about the forgotten clock-out', () => {
    const { display } = run(waiting, answered({ ...CAME, closedForgotten: true }))
    expect(display).toEqual({ kind: 'clockedIn', person, at: NOW, closedForgotten: true })
  })

  test('clocked in, with a note that they are not on the plan', () => {
    const { display } = run(waiting, answered({ ...CAME, notPlanned: true }))
    expect(display).toEqual({ kind: 'clockedIn', person, at: NOW, notPlanned: true })
  })

  test('clocked out', () => {
    expect(run(waiting, answered(WENT)).display).toEqual({ kind: 'clockedOut', person, at: NOW })
  })

  test('with the position that began, and the hours that ended', () => {
    const positionName = 'Bog Actor'
    expect(run(waiting, answered({ ...CAME, positionName })).display).toMatchObject({ positionName })
    const ended = { positionName, startTime: '2024-10-04T22:00:00.000Z', hours: 7.83 }
    expect(run(waiting, answered({ ...WENT, ...ended })).display).toMatchObject(ended)
  })

  test('with a choice of positions, under the ids that a choice sends', () => {
    expect(choosing.display).toEqual({
      kind: 'choosing',
      badgeCode: CODE,
      scanKey: 'key-1',
      touchedAt: NOW,
      person,
      options: [
        { id: 11, label: 'Bog - Actor' },
        { id: 12, label: 'Midway - Usher' },
      ],
    })
  })

  test('with the question for tips', () => {
    expect(tips.display).toEqual({
      kind: 'tips',
      badgeCode: CODE,
      scanKey: 'key-1',
      touchedAt: NOW,
      person,
      timesheetId: 7,
    })
  })

  test('with a refusal and its reason', () => {
    expect(refused.display).toEqual({ kind: 'refused', text: 'This badge is not known.' })
  })

  test('rate limited, with its message', () => {
    const limited = run(waiting, { kind: 'refused', text: 'Too many attempts.' })
    expect(limited.display).toEqual({ kind: 'refused', text: 'Too many attempts.' })
  })

  test('not at all: unreachable', () =>
    expect(unreachable.display).toEqual({ kind: 'unreachable', why: 'notSetUp' }))

  test.each([
    answered(CAME),
    { kind: 'refused', text: '' } as const,
    { kind: 'unreachable', why: 'notSetUp', at: NOW } as const,
  ])('late, after the wait has ended, and is ignored: $kind', (event) =>
    expect(run(scanning, event)).toBe(scanning),
  )
})

describe('a question', () => {
  test('for a position sends the choice', () => {
    expect(run(choosing, { kind: 'chosen', upId: 12, key: 'key-2' }).display).toEqual({
      kind: 'waiting',
      request: { scan: { badgeCode: CODE, upId: 12 }, key: 'key-2' },
    })
  })

  test('for tips sends the tips', () => {
    const entered = { kind: 'tipsEntered', cashTips: 12.25, creditTips: 0, key: 'key-2' } as const
    expect(run(tips, entered).display).toEqual({
      kind: 'waiting',
      request: { scan: { badgeCode: CODE, timesheetId: 7, cashTips: 12.25, creditTips: 0 }, key: 'key-2' },
    })
  })

  test.each(Object.entries({ choosing, tips, direction }))('can be cancelled: %s', (_, asked) =>
    expect(run(asked, { kind: 'cancel' }).display).toEqual({ kind: 'cancelled' }),
  )

  test.each(Object.entries({ scanning, waiting, clockedIn }))(
    'is required for an answer; other states ignore it: %s',
    (_, other) => {
      expect(run(other, { kind: 'chosen', upId: 1, key: 'k' })).toBe(other)
      expect(run(other, { kind: 'tipsEntered', cashTips: 1, creditTips: 1, key: 'k' })).toBe(other)
      expect(run(other, { kind: 'cancel' })).toBe(other)
    },
  )

  test('can be answered after the session timeout; the start button follows', () => {
    const late = run(choosing, { kind: 'stop' })
    expect(late).toMatchObject({ on: false, display: { kind: 'choosing' } })
    const done = run(late, { kind: 'chosen', upId: 11, key: 'k' }, answered(CAME), { kind: 'reset' })
    expect(done).toEqual(SWITCHED_OFF)
  })
})

describe('the badge of somebody else at a question', () => {
  const OTHER = 'FM-BADGE:other'
  const later = (ms: number, code = OTHER) => badge(code, 'key-2', NOW + ms)

  test.each(Object.entries({ choosing, tips, direction }))(
    'takes its place once nobody touches it, and what was asked is saved first: %s',
    (_, asked) => {
      expect(run(asked, later(ABANDONED_MS - 1))).toBe(asked)
      const left = run(asked, later(ABANDONED_MS))
      expect(left.display).toMatchObject({ request: { scan: { badgeCode: CODE }, unanswered: true } })
      const other = { kind: 'waiting', request: { scan: { badgeCode: OTHER }, key: 'key-2' } }
      for (const end of [
        offline({ kind: 'saved', direction: 'in', at: NOW }),
        { kind: 'notEnrolled' } as const,
        { kind: 'unreachable', why: 'notSaved', at: NOW } as const,
      ]) {
        expect(run(left, end)).toMatchObject({ display: other, next: null })
      }
    },
  )

  test('waits while somebody answers', () => {
    const touched = run(tips, { kind: 'touched', at: NOW + 5_000 })
    expect(run(touched, later(ABANDONED_MS))).toBe(touched)
    expect(run(touched, later(ABANDONED_MS + 5_000)).next).toMatchObject({ key: 'key-2' })
  })

  test('keeps its idempotency key when its answer was lost before', () => {
    const lost = run(
      run(
        scanning,
        badge(OTHER, 'key-0'),
        { kind: 'unreachable', why: 'notSetUp', at: NOW },
        { kind: 'reset' },
      ),
      badge(),
      answered(TIPS),
    )
    expect(run(lost, later(ABANDONED_MS)).next).toEqual({ scan: { badgeCode: OTHER }, key: 'key-0' })
  })

  test('is not the badge that was asked, however long it stays in view', () =>
    expect(run(choosing, later(ABANDONED_MS, CODE))).toBe(choosing))
})

describe('without the server', () => {
  const shownFor = (result: OfflineResult) => run(waiting, offline(result)).display

  test('a saved punch shows the same as an online one, and that it is saved', () => {
    const saved = { kind: 'saved', person, at: NOW } as const
    expect(shownFor({ ...saved, direction: 'in', closedForgotten: true })).toEqual({
      kind: 'clockedIn',
      person,
      at: NOW,
      saved: true,
      closedForgotten: true,
    })
    expect(shownFor({ ...saved, direction: 'out' })).toEqual({
      kind: 'clockedOut',
      person,
      at: NOW,
      saved: true,
    })
  })

  test('a badge that is not in the roster is shown as such', () => {
    expect(unlisted.display).toEqual({ kind: 'unlisted', direction: 'in', at: NOW })
  })

  test('the answer to a question is saved under the key of the scan that it belongs to', () => {
    const options = [{ id: 11, label: 'Bog - Actor' }]
    const position = run(waiting, offline({ kind: 'position', person, options }))
    expect(run(position, { kind: 'chosen', upId: 11, key: 'key-2' }).display).toEqual({
      kind: 'waiting',
      request: { scan: { badgeCode: CODE, upId: 11 }, key: 'key-1', saveOnly: true },
    })
    const entered = { kind: 'tipsEntered', cashTips: 5, creditTips: 0, key: 'key-2' } as const
    expect(run(waiting, OFFLINE_TIPS, entered).display).toEqual({
      kind: 'waiting',
      request: {
        scan: { badgeCode: CODE, cashTips: 5, creditTips: 0 },
        key: 'key-1',
        saveOnly: true,
      },
    })
    expect(run(direction, { kind: 'directed', direction: 'out' }).display).toEqual({
      kind: 'waiting',
      request: { scan: { badgeCode: CODE }, key: 'key-1', saveOnly: true, direction: 'out' },
    })
  })

  test.each<[string, Scanner, 'in' | 'out']>([
    ['of the server about the position', choosing, 'in'],
    ['of the server about tips', tips, 'out'],
    ['of the kiosk about the direction', direction, 'in'],
    ['of the kiosk about tips', run(waiting, OFFLINE_TIPS), 'out'],
  ])('a question %s that nobody answers is saved for review under the key of its scan', (_, asked, way) => {
    const left = run(asked, { kind: 'leave' })
    expect(left.display).toEqual({
      kind: 'waiting',
      request: { scan: { badgeCode: CODE }, key: 'key-1', saveOnly: true, direction: way, unanswered: true },
    })
    const saved = { kind: 'saved', direction: way, at: NOW } as const
    expect(run(left, offline(saved)).display).toEqual({ kind: 'unanswered' })
    expect(run(left, { kind: 'notEnrolled' }).display).toEqual({ kind: 'cancelled' })
    // Whoever comes back is asked again, also when that could not be saved.
    const notSaved = run(left, { kind: 'unreachable', why: 'notSaved', at: NOW }, { kind: 'reset' })
    expect(run(notSaved, badge(CODE, 'key-2')).display).toEqual({
      kind: 'waiting',
      request: { scan: { badgeCode: CODE }, key: 'key-2' },
    })
  })

  test('a punch that could not be saved is saved as it was when the badge is shown again', () => {
    const lost = run(
      direction,
      { kind: 'directed', direction: 'out' },
      { kind: 'unreachable', why: 'notSaved', at: NOW },
      { kind: 'reset' },
    )
    expect(run(lost, badge(CODE, 'key-2')).display).toEqual({
      kind: 'waiting',
      request: { scan: { badgeCode: CODE }, key: 'key-1', saveOnly: true, direction: 'out' },
    })
  })

  test('a direction counts only where it was asked for', () =>
    expect(run(waiting, { kind: 'directed', direction: 'in' })).toBe(waiting))
})

describe('the display', () => {
  test.each(Object.entries({ clockedIn, unlisted, refused, cancelled, unreachable }))(
    'goes back to scanning after a result: %s',
    (_, final) =>
      expect(run(final, { kind: 'reset' })).toMatchObject({ on: true, display: { kind: 'ready' } }),
  )

  test.each(Object.entries({ waiting, choosing, tips, direction }))(
    'stays while something is open: %s',
    (_, open) => expect(run(open, { kind: 'reset' })).toBe(open),
  )
})

describe('a badge that stays in view after the network failed', () => {
  const resting = run(unreachable, { kind: 'reset' })
  const reachable: ScannerEvent = { kind: 'reachable', inView: CODE }
  const retried = run(resting, reachable)
  const failedAgain = run(
    retried,
    { kind: 'unreachable', why: 'notSetUp', at: NOW + RETRY_MS },
    { kind: 'reset' },
  )

  test('is retried when the server can be reached, with the same idempotency key, however late', () => {
    expect(retried.display).toEqual(waiting.display)
    expect(run(retried, answered(CAME))).toMatchObject({ display: { kind: 'clockedIn' }, failed: [] })
  })

  test('is not retried again until the next reconnect when the retry fails', () => {
    expect(run(failedAgain, reachable)).toBe(failedAgain)
    expect(run(failedAgain, { kind: 'disconnected' }, reachable).display).toEqual(waiting.display)
  })

  test('is not retried while the error is on the screen', () =>
    expect(run(unreachable, reachable)).toBe(unreachable))

  test.each([
    ['of somebody else', resting, 'FM-BADGE:other'],
    ['that was answered', run(clockedIn, { kind: 'reset' }), CODE],
  ])('is not sent for a badge %s', (_, scanner, inView) =>
    expect(run(scanner, { kind: 'reachable', inView })).toBe(scanner),
  )

  test('a lost connection changes nothing where nothing was retried', () =>
    expect(run(resting, { kind: 'disconnected' })).toBe(resting))
})

describe('a badge that is shown again after the network failed', () => {
  const ready = run(unreachable, { kind: 'reset' })
  const requestOf = ({ display }: Scanner) => display.kind === 'waiting' && display.request

  test('sends the same idempotency key, so that it cannot count twice', () => {
    expect(requestOf(run(ready, badge(CODE, 'key-2', NOW + RETRY_MS - 1)))).toMatchObject({ key: 'key-1' })
  })

  test('sends the entered tips again, too', () => {
    const entered = { kind: 'tipsEntered', cashTips: 5, creditTips: 0, key: 'key-2' } as const
    const failed = run(
      tips,
      entered,
      { kind: 'unreachable', why: 'notSetUp', at: NOW },
      { kind: 'reset' },
      badge(CODE, 'key-3'),
    )
    expect(requestOf(failed)).toMatchObject({ scan: { cashTips: 5, timesheetId: 7 }, key: 'key-2' })
  })

  test('is a new scan a minute later, because it may be a clock-out', () => {
    expect(requestOf(run(ready, badge(CODE, 'key-2', NOW + RETRY_MS)))).toMatchObject({ key: 'key-2' })
  })

  test('is a new scan once it was answered', () => {
    const again = run(ready, badge(CODE, 'key-2'), answered(CAME), { kind: 'reset' }, badge(CODE, 'key-3'))
    expect(requestOf(again)).toMatchObject({ key: 'key-3' })
  })

  test('is remembered for each badge separately', () => {
    const next = run(
      ready,
      badge('FM-BADGE:bo', 'key-2'),
      { kind: 'unreachable', why: 'notSetUp', at: NOW },
      { kind: 'reset' },
    )
    expect(requestOf(run(next, badge(CODE, 'key-3')))).toMatchObject({ key: 'key-1' })
    expect(requestOf(run(next, badge('FM-BADGE:bo', 'key-3')))).toMatchObject({ key: 'key-2' })
  })
})
