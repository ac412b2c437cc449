import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { VERSION } from '../release.ts'

// The metrics of this process, for Prometheus. deploy/ has a dashboard and alert rules that use them.

const registry = new Registry()
export const registers = [registry]

/** A badge scan takes about a millisecond, a payroll export up to a second. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const requests = new Counter({
  name: 'nightshift_http_requests_total',
  help: 'Answered requests by route pattern and status.',
  labelNames: ['method', 'route', 'status'],
  registers,
})

const durations = new Histogram({
  name: 'nightshift_http_request_duration_seconds',
  help: 'Time to answer a request by route pattern. Streams of live events, and answers that are kept, are left out.',
  labelNames: ['method', 'route'],
  buckets: BUCKETS,
  registers,
})

export function countRequest(method: string, route: string, status: number, times = 1) {
  requests.inc({ method, route, status }, times)
}

export function observeDuration(method: string, route: string, seconds: number) {
  durations.observe({ method, route }, seconds)
}

const punches = new Counter({
  name: 'nightshift_punches_total',
  help: 'Clock-ins and clock-outs by source and result. The direction of a punch that did not happen may be unknown.',
  labelNames: ['source', 'direction', 'result'],
  registers,
})

export type PunchSource = 'kiosk' | 'timeclock' | 'office'
export type PunchDirection = 'in' | 'out' | 'unknown'
/**
 * `asked`: the kiosk needs a position or tips first. `repeated`: the answer of an earlier scan again. `review`: a
 * punch that was saved offline and needs a manager's decision.
 */
export type PunchResult = 'done' | 'asked' | 'repeated' | 'review' | 'refused' | 'failed'

export function countPunch(source: PunchSource, direction: PunchDirection, result: PunchResult) {
  punches.inc({ source, direction, result })
}

const failedSignIns = new Counter({
  name: 'nightshift_failed_sign_ins_total',
  help: 'Sign-ins that failed: wrong credentials, or too many attempts.',
  labelNames: ['reason'],
  registers,
})

export function countFailedSignIn(reason: 'credentials' | 'limited') {
  failedSignIns.inc({ reason })
}

const browserErrors = new Counter({
  name: 'nightshift_browser_errors_total',
  help: 'Errors that browsers reported, by kind.',
  labelNames: ['kind'],
  registers,
})

export function countBrowserError(kind: string) {
  browserErrors.inc({ kind })
}

const liveConnections = new Gauge({
  name: 'nightshift_live_connections',
  help: 'Open streams of live events.',
  registers,
})

export function liveConnectionOpened() {
  liveConnections.inc()
}

export function liveConnectionClosed() {
  liveConnections.dec()
}

const lastBackup = new Gauge({
  name: 'nightshift_last_backup_timestamp_seconds',
  help: 'When the last good backup was made; 0 without one, NaN where backups are made outside.',
  registers,
})
lastBackup.set(Number.NaN)

export function setLastBackup(at: Date | undefined) {
  lastBackup.set(at ? at.getTime() / 1000 : 0)
}

new Gauge({
  name: 'nightshift_build_info',
  help: 'Always 1; the label says which version runs.',
  labelNames: ['version'],
  registers,
}).set({ version: VERSION }, 1)

type Pool = { totalCount: number; idleCount: number; waitingCount: number }

/** Adds what is read at each scrape only: the pool of database connections, event loop, memory and garbage collection. */
export function collectProcessMetrics(pool: Pool) {
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'nightshift_database_pool_connections',
    help: 'Connections of this process to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'nightshift_database_pool_waiting',
    help: 'Requests that wait for a connection to the database.',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

/** All metrics in the text format of Prometheus. */
export const metricsText = () => registry.metrics()
export const METRICS_TYPE = registry.contentType
