import { LARGE_SKEW_MS } from '../../kiosk/kiosks/rules.ts'
import { type BackupProblem, backupProblem } from '../backups/problem.ts'
import type { KioskHealth, SystemHealth } from './contract.ts'

const GIGABYTE = 2 ** 30
const LOW_DISK = { share: 0.1, bytes: 2 * GIGABYTE }
const BUSY_CONNECTIONS = 0.9
/** Since yesterday. A few slow calls or errors come with every night: a weak signal, a browser extension. */
const MANY_SLOW_CALLS = 20
const MANY_BROWSER_ERRORS = 10

const MINUTE = 60_000
const LONG_WAIT_MS = 15 * MINUTE
/** A kiosk that was not seen for longer is put away: its clock and its storage matter again when it is back. */
const IN_USE_MS = 24 * 60 * MINUTE

/** Something to do about the system. The screen has the words for each kind. */
export type HealthProblem =
  | { kind: 'lowDisk'; freeBytes: number; totalBytes: number }
  | { kind: 'backup'; problem: BackupProblem }
  | { kind: 'unsafeBackups' }
  | { kind: 'fewConnections'; used: number; most: number }
  | { kind: 'kioskScansWaiting'; kiosks: string[]; scans: number }
  | { kind: 'kioskClockSkewed'; kiosks: string[] }
  | { kind: 'kioskStorageNotKept'; kiosks: string[] }
  | { kind: 'slowCalls'; calls: number }
  | { kind: 'browserErrors'; count: number; page: string }

/** Looks at one thing and answers what is wrong with it, if anything is. */
type HealthCheck = (health: SystemHealth) => HealthProblem | undefined

const lowDisk: HealthCheck = ({ disk }) => {
  if (!disk) return undefined
  const { freeBytes, totalBytes } = disk
  const isLow = freeBytes < LOW_DISK.bytes || freeBytes < totalBytes * LOW_DISK.share
  return isLow ? { kind: 'lowDisk', freeBytes, totalBytes } : undefined
}

const backup: HealthCheck = ({ backups }) => {
  const problem = backupProblem(backups)
  return problem && { kind: 'backup', problem }
}

const unsafeBackups: HealthCheck = ({ backups }) =>
  backups.automatic && backups.folder === 'sameDisk' ? { kind: 'unsafeBackups' } : undefined

const fewConnections: HealthCheck = ({ database: { connections: used, maxConnections: most } }) =>
  used >= most * BUSY_CONNECTIONS ? { kind: 'fewConnections', used, most } : undefined

const kioskScansWaiting: HealthCheck = ({ kiosks, checkedAt }) => {
  const waiting = kiosks.filter(
    ({ waitingPunches, oldestWaitingAt }) =>
      waitingPunches > 0 && oldestWaitingAt && ageOf(oldestWaitingAt, checkedAt) > LONG_WAIT_MS,
  )
  if (!waiting.length) return undefined
  const scans = sumOf(waiting.map(({ waitingPunches }) => waitingPunches))
  return { kind: 'kioskScansWaiting', kiosks: namesOf(waiting), scans }
}

const kioskClockSkewed: HealthCheck = (health) => {
  const skewed = kiosksInUse(health).filter(({ clockSkewMs }) => Math.abs(clockSkewMs ?? 0) > LARGE_SKEW_MS)
  return skewed.length ? { kind: 'kioskClockSkewed', kiosks: namesOf(skewed) } : undefined
}

const kioskStorageNotKept: HealthCheck = (health) => {
  const unsafe = kiosksInUse(health).filter(({ storagePersisted }) => storagePersisted === false)
  return unsafe.length ? { kind: 'kioskStorageNotKept', kiosks: namesOf(unsafe) } : undefined
}

const kiosksInUse = ({ kiosks, checkedAt }: SystemHealth) =>
  kiosks.filter(({ lastSeenAt }) => lastSeenAt && ageOf(lastSeenAt, checkedAt) < IN_USE_MS)

const namesOf = (kiosks: KioskHealth[]) => kiosks.map(({ name }) => name)

type Instant = string | Date
const ageOf = (instant: Instant, now: Instant) => new Date(now).getTime() - new Date(instant).getTime()

const slowCalls: HealthCheck = (health) => {
  const calls = sumOf(health.slowCalls.map(({ recently }) => recently))
  return calls >= MANY_SLOW_CALLS ? { kind: 'slowCalls', calls } : undefined
}

/** Errors of an older release need nothing: the page is current after its next load. */
const browserErrors: HealthCheck = ({ version, browserErrors: groups }) => {
  const current = groups.filter(({ release }) => release === version)
  const count = sumOf(current.map(({ recently }) => recently))
  const [worst] = current.toSorted((one, other) => other.recently - one.recently)
  return worst && count >= MANY_BROWSER_ERRORS
    ? { kind: 'browserErrors', count, page: worst.page }
    : undefined
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Every check, the most urgent first. */
const CHECKS: HealthCheck[] = [
  ...[lowDisk, backup, kioskScansWaiting, unsafeBackups, fewConnections],
  ...[kioskClockSkewed, kioskStorageNotKept, slowCalls, browserErrors],
]

/** What to do about the system; nothing when all is well. */
export const problemsOf = (health: SystemHealth): HealthProblem[] =>
  CHECKS.flatMap((check) => check(health) ?? [])
