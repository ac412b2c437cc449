import type { BadgeScan, BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { assignedPositions } from '@nightshift/shared/time/timeclock/assigned-positions'
import type { Direction } from '../offline/offline-scan.ts'
import type { OfflineResult, PunchFacts } from '../offline/save-scan.ts'

/** How long a result stays on the screen. */
export const RESET_MS = 3_000
/** How long the camera stays on; at an enrolled kiosk without a scan. */
export const SESSION_MS = 300_000
/** How long nobody has touched a question before the badge of somebody else takes its place. */
export const ABANDONED_MS = 10_000
/** How long a badge that is shown again after a network failure retries the same request. */
export const RETRY_MS = 60_000

/**
 * A scan in flight, with its idempotency key. `saveOnly`: it answers a question that the kiosk asked without the server,
 * so it is saved here under the key of that scan. `direction` is the answer for a badge that is not in the roster, or what
 * the question would have led to: `unanswered` says that nobody answered it.
 */
export type Request = {
  scan: BadgeScan
  key: string
  saveOnly?: true
  direction?: Direction
  unanswered?: true
}
export type Person = { firstName: string; lastInitial: string; photo: string | null }

export type Display =
  | { kind: 'ready' }
  | { kind: 'waiting'; request: Request }
  | (Asked & { kind: 'choosing'; person: Person; options: { id: number; label: string }[] })
  | (Asked & { kind: 'tips'; person: Person; timesheetId?: number })
  | { kind: 'direction'; badgeCode: string; key: string; scanKey: string; touchedAt: number }
  | (PunchFacts & { kind: 'clockedIn' | 'clockedOut'; person: Person; at: number; saved?: true })
  | { kind: 'unlisted'; direction: Direction; at: number }
  | { kind: 'refused'; text: string }
  | { kind: 'unreachable'; why: Unreachable }
  | { kind: 'unanswered' | 'cancelled' }

/**
 * `key`: the question was asked without the server, and the answer is saved under this key. `scanKey`: the scan's own.
 */
type Asked = { badgeCode: string; key?: string; scanKey: string; touchedAt: number }
/** Why a scan without the server cannot be saved. */
export type Unreachable = 'notSetUp' | 'notSaved'

/**
 * `on`: the camera reads badges. A result or a question stays on the screen when it goes off. `next`: the scan that took
 * the place of a question.
 */
export type Scanner = { on: boolean; display: Display; next: Request | null; failed: readonly Failed[] }
/** `retried`: the kiosk has retried it automatically. */
type Failed = Request & { at: number; retried: boolean }

export type ScannerEvent =
  | { kind: 'start' | 'stop' | 'cancel' | 'leave' | 'notEnrolled' | 'reset' }
  | { kind: 'badge'; code: string; key: string; at: number }
  | { kind: 'chosen'; upId: number; key: string }
  | { kind: 'tipsEntered'; cashTips: number; creditTips: number; key: string }
  | { kind: 'directed'; direction: Direction }
  | { kind: 'answered'; result: BadgeScanResult; at: number }
  | { kind: 'answeredOffline'; result: OfflineResult; at: number }
  | { kind: 'touched'; at: number }
  | { kind: 'refused'; text: string }
  | { kind: 'unreachable'; at: number; why: Unreachable }
  | { kind: 'reachable'; inView: string }
  | { kind: 'disconnected' }

const READY: Display = { kind: 'ready' }
export const SWITCHED_OFF: Scanner = { on: false, display: READY, next: null, failed: [] }

/** Whether the display resets after a timeout. Questions do not. */
export const isFinal = ({ kind }: Display) =>
  ['clockedIn', 'clockedOut', 'unlisted', 'refused', 'unreachable', 'unanswered', 'cancelled'].includes(kind)

type Question = Extract<Display, { scanKey: string }>
const isQuestion = (display: Display): display is Question => 'scanKey' in display

/** Whether a badge counts now: while the kiosk is ready, and of somebody else at a question that nobody answers. */
export const takesBadge = (display: Display, badgeCode: string, at: number) =>
  display.kind === 'ready' ||
  (isQuestion(display) && badgeCode !== display.badgeCode && at - display.touchedAt >= ABANDONED_MS)

/** The kiosk's reducer. Events that do not fit the state, such as a scan while another one is sent, are ignored. */
export function step(before: Scanner, event: ScannerEvent): Scanner {
  const scanner = reduce(before, event)
  const { display, next } = scanner
  if (!next || !(isFinal(display) || display.kind === 'ready')) return scanner
  return { ...scanner, display: { kind: 'waiting', request: next }, next: null }
}

function reduce(scanner: Scanner, event: ScannerEvent): Scanner {
  const { display, failed } = scanner
  const show = (next: Display): Scanner => ({ ...scanner, display: next })
  const send = (request: Request) => show({ kind: 'waiting', request })
  const requestOf = ({ at, retried, ...request }: Failed): Request => request
  /** Sends the answer to a question, or saves it where the kiosk itself has asked. */
  const reply = (scan: BadgeScan, asked: Asked, newKey: string) =>
    send(asked.key ? { scan, key: asked.key, saveOnly: true } : { scan, key: newKey })
  switch (event.kind) {
    case 'start':
      return { ...scanner, on: true }
    case 'stop':
      return { ...scanner, on: false }
    case 'badge': {
      if (!takesBadge(display, event.code, event.at)) return scanner
      const same = failed.find(({ scan, at }) => scan.badgeCode === event.code && event.at - at < RETRY_MS)
      const request = same ? requestOf(same) : { scan: { badgeCode: event.code }, key: event.key }
      return isQuestion(display) ? { ...send(unansweredOf(display)), next: request } : send(request)
    }
    // A badge that has stayed in view is the same request, however long ago it failed.
    case 'reachable': {
      const resting = failed.find(({ scan }) => scan.badgeCode === event.inView)
      if (display.kind !== 'ready' || !resting || resting.retried) return scanner
      const others = without(failed, event.inView)
      return { ...send(requestOf(resting)), failed: [...others, { ...resting, retried: true }] }
    }
    // One automatic retry per reconnect, so that a server that fails every scan is not flooded.
    case 'disconnected':
      return failed.some(({ retried }) => retried)
        ? { ...scanner, failed: failed.map((request) => ({ ...request, retried: false })) }
        : scanner
    case 'chosen':
      if (display.kind !== 'choosing') return scanner
      return reply({ badgeCode: display.badgeCode, upId: event.upId }, display, event.key)
    case 'tipsEntered': {
      if (display.kind !== 'tips') return scanner
      const { badgeCode, timesheetId } = display
      const { cashTips, creditTips, key } = event
      return reply({ badgeCode, timesheetId, cashTips, creditTips }, display, key)
    }
    case 'directed': {
      if (display.kind !== 'direction') return scanner
      const { badgeCode, key } = display
      return send({ scan: { badgeCode }, key, saveOnly: true, direction: event.direction })
    }
    case 'cancel':
      return isQuestion(display) ? show({ kind: 'cancelled' }) : scanner
    case 'leave':
      return isQuestion(display) ? send(unansweredOf(display)) : scanner
    case 'touched':
      return isQuestion(display) ? show({ ...display, touchedAt: event.at }) : scanner
    case 'notEnrolled':
      return display.kind === 'waiting' ? show({ kind: 'cancelled' }) : scanner
    case 'answered': {
      if (display.kind !== 'waiting') return scanner
      const { badgeCode } = display.request.scan
      return { ...show(shown(event.result, display.request, event.at)), failed: without(failed, badgeCode) }
    }
    case 'answeredOffline': {
      if (display.kind !== 'waiting') return scanner
      const { badgeCode } = display.request.scan
      return {
        ...show(shownOffline(event.result, display.request, event.at)),
        failed: without(failed, badgeCode),
      }
    }
    case 'refused':
      return display.kind === 'waiting' ? show({ kind: 'refused', text: event.text }) : scanner
    case 'unreachable': {
      if (display.kind !== 'waiting') return scanner
      const { request } = display
      const retried = failed.some(({ key, retried }) => key === request.key && retried)
      const others = without(failed, request.scan.badgeCode).filter(({ at }) => event.at - at < RETRY_MS)
      const { at, why } = event
      // Whoever walked away and comes back is asked again.
      if (request.unanswered) return { ...show({ kind: 'unreachable', why }), failed: others }
      return { ...show({ kind: 'unreachable', why }), failed: [...others, { ...request, at, retried }] }
    }
    case 'reset':
      return isFinal(display) ? show(READY) : scanner
  }
}

/** Saves the scan behind a question that nobody answered, for a manager. */
const unansweredOf = ({ kind, badgeCode, scanKey: key }: Question): Request => ({
  scan: { badgeCode },
  key,
  saveOnly: true,
  direction: kind === 'tips' ? 'out' : 'in',
  unanswered: true,
})

const without = (failed: readonly Failed[], badgeCode: string) =>
  failed.filter(({ scan }) => scan.badgeCode !== badgeCode)

function shown(result: BadgeScanResult, { scan: { badgeCode }, key: scanKey }: Request, at: number): Display {
  if (!result.success) return { kind: 'refused', text: result.message }
  const { timesheetUser: person } = result
  const asked = { badgeCode, scanKey, touchedAt: at }
  if ('positions' in result) {
    return {
      kind: 'choosing',
      ...asked,
      person,
      options: assignedPositions(result.upRecords, result.positions),
    }
  }
  if ('wasTipped' in result) return { kind: 'tips', ...asked, person, timesheetId: result.timesheetId }
  return { kind: result.clockedIn ? 'clockedIn' : 'clockedOut', person, at, ...factsOf(result) }
}

function shownOffline(
  result: OfflineResult,
  { scan: { badgeCode }, key, unanswered }: Request,
  touchedAt: number,
): Display {
  const asked = { badgeCode, key, scanKey: key, touchedAt }
  switch (result.kind) {
    case 'refused':
      return result
    case 'position':
      return { kind: 'choosing', ...asked, person: result.person, options: result.options }
    case 'tips':
      return { kind: 'tips', ...asked, person: result.person }
    case 'direction':
      return { kind: 'direction', ...asked }
    case 'saved': {
      const { direction, person, at } = result
      if (unanswered) return { kind: 'unanswered' }
      if (!person) return { kind: 'unlisted', direction, at }
      const kind = direction === 'in' ? 'clockedIn' : 'clockedOut'
      return { kind, person, at, saved: true, ...factsOf(result) }
    }
  }
}

const factsOf = ({
  closedForgotten,
  notPlanned,
  positionName,
  startTime,
  hours,
}: PunchFacts): PunchFacts => ({
  ...(closedForgotten && { closedForgotten }),
  ...(notPlanned && { notPlanned }),
  ...(positionName && { positionName }),
  ...(startTime && { startTime }),
  ...(hours !== undefined && { hours }),
})
