import { type BackupProblem, backupProblem } from '../backups/problem.ts'
import type { SystemHealth } from './contract.ts'

const GIGABYTE = 2 ** 30
const LOW_DISK = { share: 0.1, bytes: 2 * GIGABYTE }
const BUSY_CONNECTIONS = 0.9
/** Since yesterday. A few slow calls or errors come with every night: a weak signal, a browser extension. */
const MANY_SLOW_CALLS = 20
const MANY_BROWSER_ERRORS = 10

/** Something to do about the system. The screen has the words for each kind. */
export type HealthProblem =
  | { kind: 'lowDisk'; freeBytes: number; totalBytes: number }
  | { kind: 'backup'; problem: BackupProblem }
  | { kind: 'unsafeBackups' }
  | { kind: 'fewConnections'; used: number; most: number }
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
const CHECKS: HealthCheck[] = [lowDisk, backup, unsafeBackups, fewConnections, slowCalls, browserErrors]

/** What to do about the system; nothing when all is well. */
export const problemsOf = (health: SystemHealth): HealthProblem[] =>
  CHECKS.flatMap((check) => check(health) ?? [])
